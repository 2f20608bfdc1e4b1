import { cleanLine, cleanText, visibleLength } from '@gevel/contract/clean-text'
import { pushTopicSchema } from '@gevel/contract/push'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { currentActor } from '../../../content/audit-log/audit-source'
import { recordAudit } from '../../../content/audit-log/record-audit'
import { inTransaction } from '../../../platform/database/transaction'
import { defineAuditKinds } from '../../../platform/feature/audit-kinds'
import { adminRoutes } from '../../../platform/http/admin-routes'
import { parseInput } from '../../../platform/http/parse-input'
import { sendNotices } from '../permission'
import { isStoryType, storyTypes } from '../story-types'
import { createNotice } from './create-notice'
import { showNotices } from './show-notices'
import { loadStory, type Story } from './story'

export const pushAudit = defineAuditKinds(['push', 'Meldingen'], { sent: 'Melding gestuurd' })

/** The routes of the panel beside the form of a story. */
export const noticeRoutes = adminRoutes(
  '/admin/site/push',
  {
    'GET /:uid/:documentId': show,
    'POST /:uid/:documentId': send,
  },
  sendNotices,
)

const noticeInput = z.object({
  topic: pushTopicSchema,
  title: z
    .string()
    .overwrite(cleanLine)
    .trim()
    .max(90, 'De kop is te lang: hoogstens 90 tekens.')
    .refine((title) => visibleLength(title) > 0, 'Vul de kop van de melding in.'),
  text: z.string().overwrite(cleanText).trim().max(160, 'De tekst is te lang: hoogstens 160 tekens.'),
})

async function show(ctx: Context): Promise<void> {
  const story = await storyOf(ctx)
  ctx.body = { data: story ? await showNotices(story) : null }
}

async function send(ctx: Context): Promise<void> {
  const story = await storyOf(ctx)
  if (!story) throw new errors.ValidationError('Dit stuk staat niet op de site: publiceer het eerst.')
  const { topic, title, text } = parseInput(noticeInput, ctx.request.body)
  if (!storyTypes[story.uid].topics.some((one) => one === topic))
    throw new errors.ValidationError('Deze melding past niet bij dit stuk.')
  await inTransaction(async () => {
    const devices = await createNotice(story, { topic, title, text, sentBy: currentActor().name })
    if (devices === null) return
    const target = { type: story.uid, id: story.documentId, name: story.title }
    await recordAudit({ kind: pushAudit.kinds.sent, target, changes: [topic] })
  })
  ctx.body = { data: await showNotices(story) }
}

/** The published story of a request; null when the document is not on the site. */
async function storyOf(ctx: Context): Promise<Story | null> {
  const { uid, documentId } = ctx.params
  if (!isStoryType(uid)) throw new errors.NotFoundError('Hierover gaan geen meldingen.')
  return loadStory(strapi.db.connection, uid, documentId)
}
