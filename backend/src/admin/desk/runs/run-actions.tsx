import { formatCents } from '@gevel/contract/money/format'
import { Check, Cross, Download } from '@strapi/icons'
import type { ShownRun } from '../../../features/desk/runs/show-run'
import { useAction } from '../../kit/action/use-action'
import { useDownload } from '../../kit/data/use-download'
import { ActionList } from '../../kit/detail/action-list'
import { countOf } from '../../kit/words/amounts'
import { DESK } from '../desk-words'

/** What the desk can do with a run. */
export function RunActions({ run }: { run: ShownRun }) {
  const { download, isBusy } = useDownload()
  const close = useAction<ShownRun>({
    request: ({ id }) => ({ method: 'POST', path: `${DESK}/runs/${id}/close`, body: {} }),
    question: (of) => ({
      title: 'Sluit de run',
      text: `Doe dit als de bank het bestand heeft aangenomen. ${countOf(of.count, ['factuur staat', 'facturen staan'])} dan op betaald, samen ${formatCents(of.totalCents)}. Een gesloten run kunt u niet meer terugnemen.`,
      confirm: 'Sluit de run',
    }),
    done: ({ number }) => `Run ${number} is gesloten.`,
  })
  const takeBack = useAction<ShownRun>({
    request: ({ id }, answers) => ({ method: 'POST', path: `${DESK}/runs/${id}/take-back`, body: answers }),
    question: (of) => ({
      title: 'Neem de run terug',
      text: `Doe dit alleen als het bestand niet bij de bank is. ${countOf(of.count, ['factuur komt', 'facturen komen'])} weer open, samen ${formatCents(of.totalCents)}, en kunnen in een andere run.`,
      confirm: 'Neem terug',
      isDanger: true,
      typed: of.number,
      fields: [{ name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true }],
    }),
    done: ({ number }) => `Run ${number} is teruggenomen.`,
  })
  const isOpen = run.state === 'open'
  return (
    <ActionList
      actions={[
        {
          ...{ label: 'Download incassobestand', icon: <Download />, isBusy },
          run: async () => {
            await download(`${DESK}/runs/${run.id}/file`, `${run.number}.xml`)
            return true
          },
        },
        ...(isOpen
          ? [
              { label: 'Sluit de run', icon: <Check />, isBusy: close.isBusy, run: () => close.run(run) },
              {
                ...{ label: 'Neem de run terug', icon: <Cross />, isBusy: takeBack.isBusy, isDanger: true },
                run: () => takeBack.run(run),
              },
            ]
          : []),
      ]}
    />
  )
}
