import type { Core } from '@strapi/strapi'

/** What to populate of the blocks to compare their text. */
const readText = {
  select: ['title', 'intro', 'keyPoints'],
  populate: {
    blocks: {
      on: {
        'blocks.text': true,
        'blocks.quote': true,
        'blocks.table': true,
        'blocks.chart': true,
        'blocks.figures': { populate: { figures: true } },
        'blocks.callout': true,
        'blocks.image': { populate: { picture: true } },
        'blocks.gallery': { populate: { pictures: true } },
        'blocks.video': true,
        'blocks.file': true,
      },
    },
  },
}

/** Whether two versions of an article differ in title, intro, key points or body. */
export async function hasTextChanged(strapi: Core.Strapi, draftId: number, publishedId: number): Promise<boolean> {
  const versions = await strapi.db.query('api::content.content').findMany({
    where: { id: { $in: [draftId, publishedId] } },
    ...readText,
  })
  const [one, other] = versions.map(({ title, intro, keyPoints, blocks }) =>
    JSON.stringify({ title, intro, keyPoints, blocks }, withoutIds),
  )
  return one !== other
}

function withoutIds(key: string, value: unknown): unknown {
  return key === 'id' ? undefined : value
}
