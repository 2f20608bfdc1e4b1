import type { NewsletterArticle } from '@gevel/contract/newsletter'
import type { ReactNode } from 'react'
import { mailPictureUrl } from './mail-picture'
import { Cell, Row } from './mail-rows'
import { styles } from './mail-styles'

interface ItemProps {
  isFirst: boolean
  title: string
  href: string
  children: ReactNode
}

/** An article or a vacancy, as its title with facts below it. */
export function Item({ isFirst, title, href, children }: ItemProps) {
  return (
    <Cell className="r" style={isFirst ? styles.item : styles.ruledItem}>
      <a className="ink" href={href} style={styles.itemTitle}>
        {title}
      </a>
      <br />
      <span className="m" style={styles.facts}>
        {children}
      </span>
    </Cell>
  )
}

/** One article with its picture and intro. */
export function Lead({ article, isTitle, href }: { article: NewsletterArticle; isTitle: boolean; href: string }) {
  const Title = isTitle ? 'h1' : 'h2'
  const { title, label, intro, picture } = article
  return (
    <>
      {picture && (
        <tr>
          <td>
            <a href={href}>
              <img
                src={mailPictureUrl(picture, '1200x16x9')}
                alt={`Foto bij ${title}`}
                width={600}
                height={338}
                style={styles.picture}
              />
            </a>
          </td>
        </tr>
      )}
      <Row style={{ ...styles.row, paddingTop: 18 }}>
        <span className="pt" style={styles.label}>
          {label} <Tier article={article} />
        </span>
        <Title className="ink h1" style={styles.h1}>
          <a className="ink" href={href} style={styles.titleLink}>
            {title}
          </a>
        </Title>
        <p className="t" style={{ ...styles.lead, paddingTop: 8 }}>
          {intro}{' '}
          <a className="pt" href={href} style={styles.link}>
            Lees verder
          </a>
        </p>
      </Row>
    </>
  )
}

interface ProArticlesProps {
  heading: string
  articles: readonly NewsletterArticle[]
  link: (href: string) => string
}

/** Articles in the colours of pro. */
export function ProArticles({ heading, articles, link }: ProArticlesProps) {
  return (
    <>
      <tr>
        <td height={28} style={{ fontSize: 1, lineHeight: '28px' }}>
          &nbsp;
        </td>
      </tr>
      <Row style={styles.pro}>
        <h2 style={styles.proHeading}>{heading}</h2>
        {articles.map((article, index) => (
          <Cell key={index} style={index === 0 ? styles.proItem : styles.proRuledItem}>
            <a href={link(article.href)} style={styles.proTitle}>
              {article.title}
            </a>
          </Cell>
        ))}
      </Row>
    </>
  )
}

/** Who may read an article, unless everybody may. */
export function Tier({ article: { access } }: { article: NewsletterArticle }) {
  if (access === 'free') return null
  return (
    <span className="tx" style={styles.tier}>
      · {access === 'account' ? 'Met account' : 'Abonnee'}
    </span>
  )
}
