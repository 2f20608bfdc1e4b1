import { formatCents } from '@gevel/contract/money/format'
import { Button, Field, Flex, Typography } from '@strapi/design-system'
import { type ChangeEvent, useState } from 'react'
import type { RunPreview } from '../../../features/desk/runs/preview'
import { NativeInput } from '../../kit/action/native-input'
import { useAction } from '../../kit/action/use-action'
import { useAdminData } from '../../kit/data/use-admin-data'
import { Panel } from '../../kit/detail/panel'
import { countOf } from '../../kit/words/amounts'
import { longDayText } from '../../kit/words/days'
import { DESK } from '../desk-words'

/** Makes a run for a day; says first what would be in it. */
export function NewRun() {
  const [day, setDay] = useState('')
  const { data, error, isCurrent } = useAdminData<{ data: RunPreview }>(
    `${DESK}/runs/preview${day && `?collectOn=${day}`}`,
    { failed: 'Wat er te incasseren is, kan nu niet worden opgehaald.' },
  )
  const preview = isCurrent ? data?.data : undefined
  const make = useAction<RunPreview>({
    request: ({ collectOn }) => ({ method: 'POST', path: `${DESK}/runs`, body: { collectOn } }),
    question: (of) => ({
      title: 'Maak een incassorun',
      text: `${sentenceOf(of)} De klanten krijgen een mail met het bedrag en de dag.`,
      confirm: `Maak run voor ${longDayText(of.collectOn)}`,
    }),
    done: ({ collectOn }) => `De run voor ${longDayText(collectOn)} is gemaakt.`,
  })
  return (
    <Panel title="Nieuwe run">
      <Flex gap={4} wrap="wrap" alignItems="flex-end">
        <Field.Root>
          <Field.Label>Incassodag</Field.Label>
          <NativeInput
            type="date"
            value={day || (preview?.collectOn ?? '')}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => setDay(target.value)}
          />
        </Field.Root>
        <Button
          size="L"
          disabled={!preview || preview.collections === 0}
          loading={make.isBusy}
          onClick={() => preview && void make.run(preview)}
        >
          Maak run
        </Button>
      </Flex>
      <Typography tag="p" paddingTop={3} textColor={error ? 'danger700' : 'neutral600'} aria-live="polite">
        {error ?? (preview ? sentenceOf(preview) : '')}
      </Typography>
    </Panel>
  )
}

function sentenceOf({ collections, totalCents, collectOn }: RunPreview): string {
  if (collections === 0) return `Voor ${longDayText(collectOn)} is er niets te incasseren.`
  return `Voor ${longDayText(collectOn)}: ${countOf(collections, ['incasso', 'incasso’s'])}, samen ${formatCents(totalCents)}.`
}
