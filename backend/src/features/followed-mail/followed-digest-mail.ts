import { z } from 'zod'
import { linkSchema } from '../../platform/mail/fields'
import { greet } from '../../platform/mail/mail-phrases'
import { heading, links, text } from '../../platform/mail/mail-text'
import { defineTemplate } from '../../platform/mail/template'

/** As much of a title as a subject has room for. */
const longestTitle = 54

/** What is new of all that one reader follows. */
export const followedDigestMail = defineTemplate(
  'followedDigest',
  z.object({
    parts: z
      .array(
        z.object({
          title: z.string(),
          articles: z.array(z.object({ title: z.string(), facts: z.string(), link: linkSchema })).min(1),
        }),
      )
      .min(1),
    unsubscribe: linkSchema,
  }),
  ({ parts, unsubscribe }, { brand }) => {
    const titles = parts.flatMap(({ articles }) => articles.map(({ title }) => title))
    const [first = ''] = titles
    return {
      subject: titles.length === 1 ? shortened(first) : `${shortened(first)} en meer`,
      preheader: `Nieuw bij ${parts.map(({ title }) => title).join(', ')}`.slice(0, 80),
      title: 'Nieuw van wat u volgt',
      greeting: greet(''),
      parts: [
        text('Dit verscheen sinds de vorige mail.'),
        ...parts.flatMap(({ title, articles }) => [
          heading(title),
          links(articles.map((article) => ({ label: article.title, href: article.link, facts: article.facts }))),
        ]),
      ],
      reason: `U krijgt deze mail omdat u in uw account van ${brand} koos voor mail over wat u volgt.`,
      unsubscribe: { label: 'Afmelden of wijzigen', href: unsubscribe },
    }
  },
)

function shortened(title: string): string {
  if (title.length <= longestTitle) return title
  return `${title.slice(0, longestTitle).replace(/\s+\S*$/, '')}…`
}
