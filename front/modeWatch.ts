import { askMaintenance } from '@/services/server/maintenanceMode';

const intervalMs = 1000;

/** Knows whether maintenance is on: asks the backend every second, whatever the number of requests. */
export class ModeWatch {
  isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  /** @param backend `API_BASE_URL` */
  constructor(private readonly backend: string) {}

  /** Asks once, then again a second after each answer. */
  async start(): Promise<void> {
    await this.ask();
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.start(), intervalMs);
    this.timer.unref();
  }

  async ask(): Promise<void> {
    this.isClosed = await askMaintenance(this.backend, this.isClosed);
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }
}
