import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { withDemoSecrets } from '../../../scripts/secrets.ts'

export interface Order {
  /** name of the template */
  template: string
  to: string
  props: object
  options?: { attachments?: number[]; headers?: { id: string; unsubscribe?: string } }
  /** whether the transaction that queues the mail is rolled back */
  rollBack?: boolean
}

/** The backend's own `queueMail`, in a separate program: it writes into the queue of a database. */
export class MailQueue {
  readonly #program: ChildProcess

  private constructor(program: ChildProcess) {
    this.#program = program
  }

  static async open(databaseUrl: string, settings: NodeJS.ProcessEnv, folder: string): Promise<MailQueue> {
    const program = fork(path.join(import.meta.dirname, 'queue-mails-program.ts'), {
      env: {
        ...process.env,
        ...withDemoSecrets({}),
        NODE_ENV: 'production',
        DATABASE_URL: databaseUrl,
        ...settings,
        MEDIA_DIR: folder,
        SMTP_URL: '',
        METRICS_PORT: '',
      },
      execArgv: ['--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const queue = new MailQueue(program)
    await queue.#respond()
    return queue
  }

  /** @throws Error that `queueMail` has thrown */
  async add(order: Order): Promise<void> {
    const response = this.#respond()
    this.#program.send(order)
    await response
  }

  close(): void {
    this.#program.disconnect()
  }

  async #respond(): Promise<void> {
    const [{ error }] = (await once(this.#program, 'message')) as [{ error: string | null }]
    if (error) throw new Error(error)
  }
}
