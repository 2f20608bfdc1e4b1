import { Typography } from '@strapi/design-system'
import type { IssueFigures } from '../../features/newsletter/figures/issue-figures'
import type { ShownIssue } from '../../features/newsletter/issues/show-issue'
import { Facts } from '../kit/detail/facts'
import { Panel } from '../kit/detail/panel'
import { PanelTable } from '../kit/detail/panel-table'
import { blockNames } from './block-words'
import { countText, shareText } from './newsletter-words'

interface FiguresPanelProps {
  issue: ShownIssue
  figures: IssueFigures
}

/** What became of the mails of an issue, and what its readers clicked. */
export function FiguresPanel({ issue, figures }: FiguresPanelProps) {
  const { mails, unsubscribed, people, links, byVariant } = figures
  const ofSent = (count: number) => `${countText(count)} (${shareText(count, mails.sent)})`
  return (
    <>
      <Panel title="Cijfers">
        <Facts
          facts={[
            ['Ontvangers', countText(mails.recipients)],
            ['Verstuurd', countText(mails.sent)],
            ['Nog te versturen', mails.open > 0 && countText(mails.open)],
            [
              'Onbekend',
              mails.unknown > 0 &&
                `${countText(mails.unknown)}, waarvan ${countText(mails.undecided)} nog te beslissen`,
            ],
            ['Niet bezorgd', mails.bounced > 0 && ofSent(mails.bounced)],
            ['Geweigerd om wie wij zijn', mails.refused > 0 && countText(mails.refused)],
            ['Overgeslagen', mails.skipped > 0 && `${countText(mails.skipped)}: afgemeld of gestopt`],
            ['Te laat', mails.expired > 0 && countText(mails.expired)],
            ['Afgemeld in de week erna', ofSent(unsubscribed)],
            ['Lezers die klikten', ofSent(people)],
          ]}
        />
        {issue.secondSubject !== null && (
          <PanelTable
            rows={[
              { variant: 'first' as const, subject: issue.subject },
              { variant: 'second' as const, subject: issue.secondSubject },
            ]}
            idOf={({ variant }) => variant}
            empty=""
            columns={[
              { head: 'Onderwerp', cell: ({ subject }) => subject },
              { head: 'Klikten', isNumber: true, cell: ({ variant }) => countText(byVariant[variant] ?? 0) },
              { head: 'Gekozen', cell: ({ variant }) => (issue.chosenVariant === variant ? 'Ja' : '–') },
            ]}
          />
        )}
        <Typography tag="p" variant="pi" textColor="neutral600" paddingTop={3}>
          Of een mail geopend is, meten wij niet.
        </Typography>
      </Panel>
      <Panel title="Kliks">
        <PanelTable
          rows={links}
          idOf={({ block, to }) => `${block} ${to}`}
          empty="Deze nieuwsbrief heeft geen links."
          columns={[
            { head: 'Link', cell: ({ label }) => label },
            { head: 'Blok', cell: ({ block }) => blockTitle(issue, block) },
            { head: 'Lezers', isNumber: true, cell: ({ people: of }) => countText(of) },
            { head: 'Van verstuurd', isNumber: true, cell: ({ people: of }) => shareText(of, mails.sent) },
          ]}
        />
      </Panel>
    </>
  )
}

function blockTitle({ blocks }: ShownIssue, id: string): string {
  const block = blocks.find((one) => one.id === id)
  if (!block) return '–'
  return ('heading' in block && block.heading) || blockNames[block.type]
}
