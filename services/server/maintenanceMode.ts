import { readField } from '@/utils/readField';
import { askBackend } from './askBackend';

/**
 * Asks the backend whether maintenance is on. Returns `known`, the last known answer, when the backend does not answer.
 * @param backend `API_BASE_URL`
 */
export async function askMaintenance(backend: string, known: boolean): Promise<boolean> {
  const isOn = readField(await askBackend(`${backend}/public/site`), 'data', 'company', 'maintenanceMode');
  return typeof isOn === 'boolean' ? isOn : known;
}
