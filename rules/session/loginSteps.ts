/**
 * The steps of the login, with the numbers of the specification: 0 mobile number, 1 one-time code, 2 password,
 * 3 code for recovery and first-time customers, 4 profile, 5 new password, -1 finished.
 */
export const loginSteps = [0, 1, 2, 3, 4, 5, -1] as const;
export type LoginStep = (typeof loginSteps)[number];

/** The events that end a step. */
export type LoginOutcome =
  | 'mobileChecked'
  | 'signedIn'
  | 'codeChosen'
  | 'recoveryChosen'
  | 'passwordChosen'
  | 'numberChanged'
  | 'profileSaved'
  | 'profileSkipped'
  | 'passwordSet';

export type LoginContext = {
  /** How the number signs in. The server answers it at step 0. */
  way: 'password' | 'register' | 'firstTime';
  /** The number is new, so the code step also asks for a password. */
  passwordNeeded: boolean;
  /** The customer has forgotten the password. */
  recovery: boolean;
  /** Whether name, national id, birth date and city are known. */
  hasMainData: boolean;
};

/** The step that follows `outcome` at `step`. An outcome that does not belong to the step leaves it unchanged. */
export function nextStep(step: LoginStep, outcome: LoginOutcome, context: LoginContext): LoginStep {
  const { way, passwordNeeded, recovery, hasMainData } = context;
  if (outcome === 'numberChanged') return step === 1 || step === 2 || step === 3 ? 0 : step;
  switch (step) {
    case 0:
      if (outcome !== 'mobileChecked') return 0;
      return way === 'password' ? 2 : way === 'register' ? 1 : 3;
    case 1:
      if (outcome === 'passwordChosen' && way === 'password') return 2;
      if (outcome !== 'signedIn') return 1;
      return hasMainData || !passwordNeeded ? -1 : 4;
    case 2:
      if (outcome === 'signedIn') return -1;
      if (outcome === 'codeChosen') return 1;
      return outcome === 'recoveryChosen' ? 3 : 2;
    case 3:
      if (outcome === 'passwordChosen' && way === 'password') return 2;
      if (outcome !== 'signedIn') return 3;
      return hasMainData && recovery ? 5 : -1;
    case 4:
      return outcome === 'profileSkipped' || (outcome === 'profileSaved' && hasMainData) ? -1 : 4;
    case 5:
      return outcome === 'passwordSet' ? -1 : 5;
    default:
      return -1;
  }
}
