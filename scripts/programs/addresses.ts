import { demoAccounts, demoPassword } from '../demo-accounts.ts'
import { backendUrl } from './environment.ts'
import type { RunContext } from './run-context.ts'

/** The URLs of everything, as lines for the terminal. */
export function addresses({ settings, mailWebUrl }: RunContext): string {
  const { SITE_URL, PRO_HOST } = settings
  const places: [string, string][] = [
    ['Site', SITE_URL],
    ['Pro edition', PRO_HOST ? `${SITE_URL}/pro (and ${PRO_HOST})` : `${SITE_URL}/pro`],
    ['Editors', `${backendUrl(settings).replace('127.0.0.1', 'localhost')}/admin`],
  ]
  if (mailWebUrl) places.push(['Mails', mailWebUrl])
  return table(places)
}

/** The demo accounts, as lines for the terminal. */
export function accounts(): string {
  const emails = demoAccounts.map(({ role, email }): [string, string] => [role, email])
  return table([...emails, ['password', demoPassword]])
}

function table(rows: [string, string][]): string {
  return rows.map(([name, value]) => `  ${name.padEnd(13)}${value}`).join('\n')
}
