import { chooseDatabasePrefix } from './serverDatabase';

/** Runs once before the tests of the backend. */
export default chooseDatabasePrefix;
