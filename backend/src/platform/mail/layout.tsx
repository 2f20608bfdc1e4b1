import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Logo } from './logo'
import { type AmountRow, type LinkItem, type MailPart, type MailText, publisherLine, type Sender } from './mail-text'
import { darkStyles, styles } from './styles'

/** A word with a hyphen and a range of numbers, which a client would break: "e-" and "mailadres" on two lines read badly. */
const hyphenated = /(\p{L}+-\p{L}+|\d[\d.]*–[\d.]*\d)/u

/** The layout of every mail: logo, title, text, the sender and the reason. It loads no external pictures or styles. */
function Layout({ text, sender }: { text: MailText; sender: Sender }) {
  return (
    <Html lang="nl" dir="ltr">
      <Head>
        <title>{text.subject}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{text.preheader}</Preview>
      <body className="paper" style={styles.body}>
        {/* Some clients drop the style of the body: the section repeats it. */}
        <Section className="paper" style={styles.paper}>
          <Container style={styles.container}>
            <Section className="masthead" style={styles.masthead}>
              <Logo brand={sender.brand} href={sender.siteUrl} />
            </Section>
            <Section className="sheet" style={styles.sheet}>
              <Heading as="h1" className="ink" style={styles.title}>
                <Words text={text.title} />
              </Heading>
              <Text className="ink" style={styles.text}>
                {text.greeting}
              </Text>
              {text.parts.map((part, index) => (
                <Part key={index} part={part} />
              ))}
              <Text className="ink" style={styles.text}>
                Met vriendelijke groet,
                <br />
                {sender.brand}
              </Text>
            </Section>
            <Section style={styles.footer}>
              <Text className="faint" style={styles.small}>
                <Words text={text.reason} />
                {text.unsubscribe && (
                  <>
                    <br />
                    <Link className="link" href={text.unsubscribe.href} style={styles.smallLink}>
                      {text.unsubscribe.label}
                    </Link>
                  </>
                )}
              </Text>
              <Hr className="rule" style={styles.rule} />
              <Text className="faint" style={styles.small}>
                {publisherLine(sender)}
                <br />
                <Link className="link" href={sender.siteUrl} style={styles.smallLink}>
                  {sender.siteUrl.replace(/^https?:\/\//, '')}
                </Link>
              </Text>
            </Section>
          </Container>
        </Section>
      </body>
    </Html>
  )
}

function Part({ part }: { part: MailPart }) {
  if (part.kind === 'letter' || part.kind === 'quote')
    return (
      <Text className={`ink ${part.kind}`} style={part.kind === 'quote' ? styles.quote : styles.text}>
        {part.text.split('\n').map((line, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {line}
          </Fragment>
        ))}
      </Text>
    )
  if (part.kind === 'amounts') return <Amounts rows={part.rows} />
  if (part.kind === 'links') return <Links items={part.items} />
  if (part.kind === 'heading')
    return (
      <Heading as="h2" className="ink heading" style={styles.heading}>
        <Words text={part.text} />
      </Heading>
    )
  if (part.kind === 'picture')
    return (
      <Section style={styles.action}>
        <img
          src={`cid:${part.pictureId}`}
          alt={part.text}
          width={part.width}
          height={part.width}
          style={styles.picture}
        />
      </Section>
    )
  if (part.kind !== 'button') {
    const [className, style] = part.kind === 'note' ? ['faint', styles.note] : ['ink', styles.text]
    return (
      <Text className={className} style={style}>
        <Words text={part.text} />
      </Text>
    )
  }
  return (
    <Section style={styles.action}>
      <Button className="button" href={part.href} style={styles.button}>
        {part.label}
      </Button>
      <Text className="faint" style={styles.below}>
        Of kopieer deze link naar uw browser:
        <br />
        <Link className="link" href={part.href} style={styles.bareLink}>
          {part.href}
        </Link>
      </Text>
    </Section>
  )
}

function Links({ items }: { items: readonly LinkItem[] }) {
  return items.map(({ label, href, facts }) => (
    <Text key={href} className="ink" style={styles.item}>
      <Link className="link" href={href} style={styles.itemLink}>
        {label}
      </Link>
      {facts && (
        <>
          <br />
          <span className="faint" style={styles.itemFacts}>
            <Words text={facts} />
          </span>
        </>
      )}
    </Text>
  ))
}

function Amounts({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <table cellPadding="0" cellSpacing="0" border={0} style={styles.amounts}>
      <tbody>
        {rows.map(({ label, amount, isTotal }, index) => (
          <tr key={index}>
            <th scope="row" className="ink amount" style={isTotal ? styles.totalLabel : styles.amountLabel}>
              <Words text={label} />
            </th>
            <td className="ink amount" style={isTotal ? styles.total : styles.amount}>
              {amount}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A text without breaks within words. */
function Words({ text }: { text: string }) {
  return text.split(hyphenated).map((part, index) =>
    hyphenated.test(part) ? (
      <span key={index} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** Renders the HTML of a mail. React escapes all names and addresses in it. */
export function renderHtml(text: MailText, sender: Sender): string {
  return `<!DOCTYPE html>${renderToStaticMarkup(<Layout text={text} sender={sender} />)}`
}
