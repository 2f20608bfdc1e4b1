import type { NewsletterArticle, NewsletterBlock } from '@gevel/contract/newsletter'
import { useId } from 'react'
import { AccessKey } from '../../ui/articles/access-key.tsx'
import { Picture } from '../../ui/images/picture.tsx'
import { SiteLink } from '../../ui/links/site-link.tsx'
import { Lintel } from '../../ui/lintel.tsx'
import { longDate } from '../../ui/text/dates.ts'

type BlockOf<Type extends NewsletterBlock['type']> = Extract<NewsletterBlock, { type: Type }>

const WIDE = '(min-width: 48rem) 42rem, 100vw'

/** A part of a sent issue, with the words and links that its mail had. */
export function IssueBlock({ block }: { block: NewsletterBlock }) {
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} />
    case 'lead':
      return <LeadArticle article={block.article} />
    case 'articles':
      return <ArticlesBlock block={block} />
    case 'events':
      return (
        <RowsBlock
          heading={block.heading}
          rows={block.events.map(({ startsAt, place, ...event }) => ({
            ...event,
            facts: [longDate(startsAt), place].filter(Boolean).join(', '),
          }))}
        />
      )
    case 'vacancies':
      return <RowsBlock heading={block.heading} rows={block.vacancies} />
    case 'figure':
      return <FigureBlock block={block} />
    case 'banner':
      return <BannerBlock block={block} />
  }
}

function TextBlock({ block: { heading, text, signature, button } }: { block: BlockOf<'text'> }) {
  return (
    <section className="nl-text">
      {heading && <h2>{heading}</h2>}
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph} className="said">
          {paragraph}
        </p>
      ))}
      {signature && <p className="said">{signature}</p>}
      {button && (
        <p className="btn-row mt-4">
          <SiteLink className="btn btn--submit" href={button.href}>
            {button.label}
          </SiteLink>
        </p>
      )}
    </section>
  )
}

function LeadArticle({ article }: { article: NewsletterArticle }) {
  const { picture, label, title, intro, access, edition, href } = article
  return (
    <section className="nl-lead" data-edition={edition === 'pro' ? 'pro' : undefined}>
      {picture && <Picture alt="" picture={picture} ratio="16x9" sizes={WIDE} priority />}
      <p className="kicker">{label}</p>
      <h2>
        <SiteLink href={href}>{title}</SiteLink> <AccessKey access={access} edition={edition} />
      </h2>
      <p className="said">{intro}</p>
    </section>
  )
}

function ArticlesBlock({ block: { heading, isPro, articles } }: { block: BlockOf<'articles'> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} data-edition={isPro ? 'pro' : undefined}>
      <Lintel id={id} title={heading} />
      <ul className="nl-rows">
        {articles.map(({ href, picture, label, title, intro, access, edition }) => (
          <li key={href}>
            {picture && <Picture alt="" picture={picture} ratio="3x2" sizes="8rem" />}
            <div>
              <p className="kicker">{label}</p>
              <h3>
                <SiteLink href={href}>{title}</SiteLink> <AccessKey access={access} edition={edition} />
              </h3>
              <p className="said">{intro}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface RowsBlockProps {
  heading: string
  rows: readonly { title: string; facts: string; href: string }[]
}

function RowsBlock({ heading, rows }: RowsBlockProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={heading} />
      <ul className="nl-rows">
        {rows.map(({ href, title, facts }) => (
          <li key={href}>
            <div>
              <h3>
                <SiteLink href={href}>{title}</SiteLink>
              </h3>
              {/* a range, such as that of a salary, is not broken, nor its sign left behind */}
              <p className="hint">{facts.replaceAll('–', '\u2060–\u2060').replaceAll('€ ', '€\u00a0')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FigureBlock({ block }: { block: BlockOf<'figure'> }) {
  const { heading, title, href, value, measure, change, tone, bars, periods, source } = block
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Lintel id={id} title={heading} />
      <div className="nl-figure">
        <div>
          <p className="head text-5xl">{value}</p>
          <h3>
            <SiteLink href={href}>{title}</SiteLink>
          </h3>
          <p className="hint">{measure}</p>
          {change && <p className={tone === 'neutral' ? undefined : tone}>{change}</p>}
        </div>
        <div>
          {bars.length > 0 && (
            <div className="nl-bars" aria-hidden="true">
              {bars.map((share, index) => (
                <span key={index} style={{ height: `${Math.max(1, share * 100)}%` }} />
              ))}
            </div>
          )}
          <p className="source">
            {periods && `${periods}. `}Bron: {source}
          </p>
        </div>
      </div>
    </section>
  )
}

function BannerBlock({ block: { advertiser, heading, text, alt, picture, href } }: { block: BlockOf<'banner'> }) {
  return (
    <aside className="nl-banner" aria-label={advertiser ? `Advertentie van ${advertiser}` : 'Advertentie'}>
      <p className="hint">{advertiser ? `Advertentie van ${advertiser}` : 'Advertentie'}</p>
      <SiteLink href={href} rel="sponsored">
        {picture && <Picture alt={alt ?? heading ?? ''} picture={picture} ratio="orig" sizes={WIDE} />}
        {heading && <b>{heading}</b>}
        {text && <span className="said">{text}</span>}
      </SiteLink>
    </aside>
  )
}
