import type { BillingSettings } from '../src/content/billing/billing-settings.ts'
import type { PlanRow } from '../src/features/plans/plan-row.ts'

/** What both backends of a simulation know. */
export interface Setup {
  plans: Partial<PlanRow>[]
  settings: BillingSettings
}

/** A call of a backend: the name of a function in `worker.ts`, with its arguments as JSON and the moment at which it happens. */
export interface Call {
  id: number
  name: string
  args: readonly unknown[]
  at: string
}

export type Reply = { id: number } & ({ result: unknown } | { error: string; code: string | null })
