import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bannerEditionsSchema, bannerSlotSchema } from '@gevel/contract/banners'
import { chartKindSchema } from '@gevel/contract/body-blocks'
import { weekdaySchema } from '@gevel/contract/contact'
import { editionSchema } from '@gevel/contract/editions'
import { eventPeriodSchema, eventSeriesSchema } from '@gevel/contract/events'
import { figureChartSchema, figurePeriodKindSchema, figureThemeSchema, figureYearSchema } from '@gevel/contract/figures'
import { magazineCardSchema } from '@gevel/contract/magazines'
import { newsletterDigestSchema, newsletterListSchema } from '@gevel/contract/newsletter'
import { articlesLayoutSchema, blockWidthSchema } from '@gevel/contract/page-blocks'
import { forcedColourModeSchema, layoutSchema, pageTypeSchema } from '@gevel/contract/pages'
import { planAudienceSchema, planEditionSchema, planIntroSchema, planPeriodSchema } from '@gevel/contract/plans'
import { accessSchema, articleFormSchema, partnerKindSchema } from '@gevel/contract/references'
import { lexiconKindSchema } from '@gevel/contract/search'
import { educationLevelSchema, regionSchema, vacancyCategorySchema } from '@gevel/contract/vacancies'
import { expect, test } from 'vitest'
import { z } from 'zod'

const source = join(import.meta.dirname, '../..')
const schemaOfStrapi = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string(), enum: z.array(z.string()).optional() })),
})

/** The contract's enumeration of each field; a name that several types share is prefixed with the file. */
const vocabularies: Record<string, { options: readonly string[] }> = {
  edition: editionSchema,
  width: blockWidthSchema,
  access: accessSchema,
  'content:form': articleFormSchema,
  'page:type': pageTypeSchema,
  'page:layout': layoutSchema,
  'page:colourMode': forcedColourModeSchema,
  'partner:kind': partnerKindSchema,
  'event:series': eventSeriesSchema,
  'magazine:colour': magazineCardSchema.shape.colour,
  'vacancy:category': vacancyCategorySchema,
  'vacancy-category:category': vacancyCategorySchema,
  'vacancy:region': regionSchema,
  'vacancy:level': educationLevelSchema,
  'chart:kind': chartKindSchema,
  'articles:layout': articlesLayoutSchema,
  'event-list:when': eventPeriodSchema,
  'lexicon-entry:kind': lexiconKindSchema,
  'banner:slot': bannerSlotSchema,
  'banner:editions': bannerEditionsSchema,
  'hours:firstDay': weekdaySchema,
  'hours:lastDay': weekdaySchema,
  'figure-series:theme': figureThemeSchema,
  'figure-series:chart': figureChartSchema,
  'figure-series:periodKind': figurePeriodKindSchema,
  'figure-series:year': figureYearSchema,
  'rule:list': newsletterListSchema,
  'rule:digest': newsletterDigestSchema,
  'rule:weekday': weekdaySchema,
  'plan:edition': planEditionSchema,
  'plan:audience': planAudienceSchema,
  'plan:period': planPeriodSchema,
  'plan:afterIntro': planIntroSchema.shape.after,
}

const files = ['api', 'components', 'extensions'].flatMap((folder) =>
  readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => join(folder, path)),
)

const enumerations = files.flatMap((path) => {
  const { attributes } = schemaOfStrapi.parse(JSON.parse(readFileSync(join(source, path), 'utf8')))
  const type = path.replace(/\/schema\.json$|\.json$/, '').replace(/^.*\//, '')
  return Object.entries(attributes).flatMap(([field, attribute]) =>
    attribute.enum ? [{ name: `${type}:${field}`, field, words: attribute.enum }] : [],
  )
})

test.each(enumerations)("has the contract's values for $name", ({ name, field, words }) => {
  const { options } = vocabularies[name] ?? vocabularies[field] ?? { options: [] }
  expect(words).toEqual(options)
})
