import { pdfThread } from '../../platform/pdf/pdf-thread'
import type { PaperTasks } from './paper-tasks'

/** Makes a paper of the ledger in a thread of its own. */
export const inPaperThread = pdfThread<PaperTasks>(() => require.resolve('./paper-worker'))
