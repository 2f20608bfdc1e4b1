import { orderedSubscriptionSchema } from '@gevel/contract/subscriptions'
import { openDraft } from '../../../forms/wizard/server/drafts.server.ts'
import { load } from '../../../routing/load.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { WIZARD_NAME } from './order-wizard.ts'

/** An order that was placed, for whoever placed it; null for others, and before it is placed. */
export async function findOrder(args: Pick<PageLoaderArgs, 'request' | 'url' | 'context'>, draftId: string) {
  const draft = await load(args, openDraft(args.request, WIZARD_NAME, draftId))
  return draft?.result ? orderedSubscriptionSchema.parse(draft.result) : null
}
