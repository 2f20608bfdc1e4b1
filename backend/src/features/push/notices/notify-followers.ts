import { z } from 'zod'
import { defineJob } from '../../../platform/jobs/job'
import { audienceOf } from './audience'
import { createNotice } from './create-notice'
import { publishedStories, type Story, storyOf } from './story'

/** An article that is dated further back is no news: it was moved, or corrected. */
const newFor = `interval '1 hour'`
/** Maximum new articles of one run: more in an hour are an import, and wait for the next run. */
const most = 30

/** Notifies the followers of what a new article is about, in the minutes after its publication. */
export const notifyFollowers = defineJob({
  name: 'push-followers',
  data: z.object({}),
  schedule: '*/5 * * * *',
  work: async () => {
    for (const story of await newArticles()) {
      const device = await audienceOf(strapi.db.connection, 'followed', story).first('s.id')
      if (device) await createNotice(story, { topic: 'followed', title: story.title, text: story.text, sentBy: null })
    }
  },
})

async function newArticles(): Promise<Story[]> {
  const uid = 'api::content.content'
  const rows = await publishedStories(strapi.db.connection, uid)
    .whereRaw(`released_at BETWEEN now() - ${newFor} AND now()`)
    .whereNotExists(
      strapi.db
        .connection('gevel_push_notices as n')
        .whereRaw(`n.document_id = contents.document_id AND n.topic = 'followed'`)
        .select('n.id'),
    )
    .orderBy('released_at')
    .limit(most)
  return rows.map((row) => storyOf(uid, row))
}
