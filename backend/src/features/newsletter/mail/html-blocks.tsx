import { Fragment } from 'react'
import { type LinkOf, moreOf } from '../content/newsletter-links'
import type { ShownBlock } from '../content/resolve-blocks'
import { Item, Lead, ProArticles, Tier } from './article-rows'
import { FigureBlock } from './figure-block'
import { mailPictureUrl } from './mail-picture'
import { Cell, Row, Section, Table } from './mail-rows'
import { styles } from './mail-styles'

interface BlockProps {
  block: ShownBlock
  /** whether its title is that of the mail */
  isTitle: boolean
  linkOf: LinkOf
}

/** A part of an issue as rows of the table that the mail is. */
export function HtmlBlock({ block, isTitle, linkOf }: BlockProps) {
  const link = (href: string) => linkOf(block.id, href)
  const more = moreOf(block)
  switch (block.type) {
    case 'text':
      return (
        <Row style={{ ...styles.row, paddingTop: 26, paddingBottom: 8 }}>
          {block.heading && (
            <h2 className="ink" style={{ ...styles.h2, margin: '0 0 10px' }}>
              {block.heading}
            </h2>
          )}
          {block.text.split('\n\n').map((paragraph, index) => (
            <p key={index} className="t" style={styles.words}>
              <Lines text={paragraph} />
            </p>
          ))}
          {block.signature && (
            <p className="m" style={{ ...styles.facts, margin: '0 0 14px' }}>
              {block.signature}
            </p>
          )}
          {block.button && (
            <Table style={{ margin: '4px 0 14px' }} width={undefined}>
              <tr>
                <td style={styles.buttonCell}>
                  <a href={link(block.button.href)} style={styles.button}>
                    {block.button.label}
                  </a>
                </td>
              </tr>
            </Table>
          )}
        </Row>
      )
    case 'lead':
      return <Lead article={block.article} isTitle={isTitle} href={link(block.article.href)} />
    case 'articles':
      return block.isPro ? (
        <ProArticles heading={block.heading} articles={block.articles} link={link} />
      ) : (
        <Section heading={block.heading}>
          {block.articles.map((article, index) => (
            <Item key={index} isFirst={index === 0} title={article.title} href={link(article.href)}>
              {article.label} <Tier article={article} />
            </Item>
          ))}
        </Section>
      )
    case 'events':
      return (
        <Section heading={block.heading} more={more && { ...more, href: link(more.href) }}>
          {block.events.map(({ title, startsAt, place, href, register }, index) => (
            <Table key={index} style={{ marginTop: 12 }}>
              <tr>
                <td width={60} valign="top">
                  <Day moment={new Date(startsAt)} />
                </td>
                <td style={styles.beside}>
                  <a className="ink" href={link(href)} style={styles.itemTitle}>
                    {title}
                  </a>
                  <br />
                  <span className="m" style={styles.facts}>
                    {place}
                    {register && (
                      <>
                        .{' '}
                        <a className="pt" href={link(register)} style={styles.link}>
                          Meld u aan
                        </a>
                      </>
                    )}
                  </span>
                </td>
              </tr>
            </Table>
          ))}
        </Section>
      )
    case 'vacancies':
      return (
        <Section heading={block.heading} more={more && { ...more, href: link(more.href) }}>
          {block.vacancies.map(({ title, facts, href }, index) => (
            <Item key={index} isFirst={index === 0} title={title} href={link(href)}>
              {facts}
            </Item>
          ))}
        </Section>
      )
    case 'figure':
      return <FigureBlock block={block} href={link(block.href)} />
    case 'banner':
      return (
        <Row style={styles.section}>
          {block.picture ? (
            <>
              <span className="m" style={styles.facts}>
                Advertentie
              </span>
              <a href={link(block.href)}>
                <img
                  src={mailPictureUrl(block.picture, '1200xorig')}
                  alt={block.alt ?? ''}
                  width={536}
                  style={styles.picture}
                />
              </a>
            </>
          ) : (
            <Cell style={styles.banner}>
              <span style={styles.bannerLabel}>Advertentie{block.advertiser && ` van ${block.advertiser}`}</span>
              <br />
              <a href={link(block.href)} style={styles.bannerTitle}>
                {block.heading ?? block.alt}
              </a>
              {block.text && (
                <>
                  <br />
                  <span style={styles.bannerText}>{block.text}</span>
                </>
              )}
            </Cell>
          )}
        </Row>
      )
  }
}

const days = new Intl.DateTimeFormat('nl-NL', { day: 'numeric', timeZone: 'Europe/Amsterdam' })
const months = new Intl.DateTimeFormat('nl-NL', { month: 'short', timeZone: 'Europe/Amsterdam' })

function Day({ moment }: { moment: Date }) {
  return (
    <div className="su ink" style={styles.day}>
      {days.format(moment)}
      <div style={styles.month}>{months.format(moment).replace('.', '')}</div>
    </div>
  )
}

function Lines({ text }: { text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
