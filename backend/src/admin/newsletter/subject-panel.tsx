import { Flex, Typography } from '@strapi/design-system'
import { AnswerField } from '../kit/action/answer-field'
import { Panel } from '../kit/detail/panel'
import type { Draft } from './use-draft'

/** A phone shows so many characters of a subject, a computer about so many. */
const phoneCharacters = 40
const wideCharacters = 60

/** Subject, the words after it, and how it is sent. */
export function SubjectPanel({ draft }: { draft: Draft }) {
  const { values, messages, change } = draft
  const isTested = values.secondSubject !== null
  return (
    <Panel title="Onderwerp">
      <Flex direction="column" alignItems="stretch" gap={4} style={{ maxWidth: '56rem' }}>
        <AnswerField
          field={{
            ...{ name: 'subject', label: 'Onderwerp', kind: 'text', isRequired: true },
            hint: lengthHint(values.subject, phoneCharacters, wideCharacters),
          }}
          value={values.subject}
          error={messages.subject}
          onChange={(subject) => change({ subject })}
        />
        <AnswerField
          field={{
            ...{ name: 'preview', label: 'Voorbeeldtekst', kind: 'text' },
            hint: `Staat in de lijst achter het onderwerp. ${lengthHint(values.preview, 50, 100)}`,
          }}
          value={values.preview}
          error={messages.preview}
          onChange={(preview) => change({ preview })}
        />
        <AnswerField
          field={{ name: 'isTested', label: 'Probeer twee onderwerpen op een deel van de lezers', kind: 'check' }}
          value={isTested ? 'yes' : ''}
          onChange={(answer) => change({ secondSubject: answer === 'yes' ? '' : null })}
        />
        {isTested && <TestFields draft={draft} />}
        <AnswerField
          field={{
            ...{ name: 'perMinute', label: 'Mails per minuut', kind: 'number' },
            hint: 'Leeg: zo snel als de mailserver ze aanneemt.',
          }}
          value={values.perMinute === null ? '' : String(values.perMinute)}
          error={messages.perMinute}
          onChange={(answer) => change({ perMinute: answer === '' ? null : Number(answer) })}
        />
        <AnswerField
          field={{
            ...{ name: 'unknownRule', label: 'Als niet zeker is of een mail aankwam' },
            kind: {
              options: [
                ['ask', 'Vraag het een redacteur'],
                ['leave', 'Stuur hem niet opnieuw'],
              ],
            },
          }}
          value={values.unknownRule}
          error={messages.unknownRule}
          onChange={(answer) => change({ unknownRule: answer === 'leave' ? 'leave' : 'ask' })}
        />
      </Flex>
    </Panel>
  )
}

function TestFields({ draft: { values, messages, change } }: { draft: Draft }) {
  return (
    <>
      <AnswerField
        field={{
          ...{ name: 'secondSubject', label: 'Tweede onderwerp', kind: 'text', isRequired: true },
          hint: lengthHint(values.secondSubject ?? '', phoneCharacters, wideCharacters),
        }}
        value={values.secondSubject ?? ''}
        error={messages.secondSubject}
        onChange={(secondSubject) => change({ secondSubject })}
      />
      <AnswerField
        field={{
          name: 'testPercent',
          label: 'Percentage van de lezers',
          kind: 'number',
          hint: 'De helft daarvan krijgt elk onderwerp.',
        }}
        value={String(values.testPercent)}
        error={messages.testPercent}
        onChange={(answer) => change({ testPercent: Number(answer) })}
      />
      <AnswerField
        field={{
          ...{ name: 'testMinutes', label: 'Minuten tot de keuze', kind: 'number' },
          hint: 'Daarna krijgen de anderen het onderwerp waarop meer lezers klikten.',
        }}
        value={String(values.testMinutes)}
        error={messages.testMinutes}
        onChange={(answer) => change({ testMinutes: Number(answer) })}
      />
      <Typography tag="p" variant="pi" textColor="neutral600">
        Wij meten kliks en niet of een mail geopend is: dat vraagt een verborgen plaatje en toestemming daarvoor.
      </Typography>
    </>
  )
}

function lengthHint(text: string, short: number, long: number): string {
  const { length } = text
  if (length === 0) return `Tot ${short} tekens past op een telefoon.`
  if (length <= short) return `${length} tekens: past op een telefoon.`
  if (length <= long) return `${length} tekens: een telefoon toont de eerste ${short}.`
  return `${length} tekens: ook een breed scherm toont niet alles.`
}
