import { Check, Cross, Pencil } from '@strapi/icons'
import type { ShownReview } from '../../features/employers/review/show-review'
import { useAction } from '../kit/action/use-action'
import { ActionList } from '../kit/detail/action-list'
import { VACANCIES } from './vacancy-words'

/** What an editor can decide about a vacancy that waits for one. */
export function VacancyActions({ vacancy }: { vacancy: ShownReview }) {
  const { isToReview, revision, company } = vacancy
  const isRevision = revision !== null
  const approve = useAction<ShownReview>({
    request: ({ id, version }, { company: connected = '' }) => ({
      method: 'POST',
      path: `${VACANCIES}/${id}/approval`,
      body: { version, companyDocumentId: connected || null },
    }),
    question: ({ customer, startsOn, package: sold }) => ({
      title: isRevision ? 'Keur de nieuwe tekst goed' : 'Keur de vacature goed',
      text: isRevision
        ? `De nieuwe tekst staat daarna meteen online. ${customer.name} krijgt een mail.`
        : `De vacature staat ${startsOn ? `vanaf ${startsOn}` : 'daarna meteen'} ${sold.days} dagen online. ${customer.name} krijgt een mail${sold.priceCents > 0 ? ' met de factuur' : ''}.`,
      confirm: 'Keur goed',
      fields: company
        ? [
            {
              name: 'company',
              label: 'Bedrijfspagina',
              kind: {
                options: [
                  [company.documentId, company.name],
                  ['', 'Geen: alleen de naam van de werkgever'],
                ],
              },
              value: company.isConnected ? company.documentId : '',
              hint: 'Verbind alleen met de pagina van dezelfde onderneming.',
            },
          ]
        : [],
    }),
    done: () => 'De vacature is goedgekeurd.',
  })
  const ask = useAction<ShownReview>({
    request: ({ id, version }, { reason = '' }) => ({
      method: 'POST',
      path: `${VACANCIES}/${id}/changes`,
      body: { version, reason },
    }),
    question: ({ customer }) => ({
      title: 'Vraag om een wijziging',
      text: `${customer.contact ?? customer.name} (${customer.email}) krijgt uw vraag per mail.`,
      confirm: 'Vraag en mail',
      fields: [{ name: 'reason', label: 'Wat moet anders?', kind: 'long-text', isRequired: true }],
    }),
    done: () => 'De vraag is gemaild.',
  })
  const reject = useAction<ShownReview>({
    request: ({ id, version }, { reason = '' }) => ({
      method: 'POST',
      path: `${VACANCIES}/${id}/rejection`,
      body: { version, reason },
    }),
    question: ({ customer }) => ({
      title: isRevision ? 'Wijs de nieuwe tekst af' : 'Wijs de vacature af',
      text: isRevision
        ? `De vacature blijft online met de vorige tekst. ${customer.name} krijgt de reden per mail.`
        : `${customer.name} betaalt niets en krijgt de reden per mail. Dit kan niet ongedaan worden gemaakt.`,
      confirm: 'Wijs af en mail',
      isDanger: true,
      fields: [{ name: 'reason', label: 'Reden', kind: 'long-text', isRequired: true }],
    }),
    done: () => 'De afwijzing is gemaild.',
  })
  if (!isToReview) return null
  return (
    <ActionList
      actions={[
        { label: 'Keur goed', icon: <Check />, isBusy: approve.isBusy, run: () => approve.run(vacancy) },
        { label: 'Vraag om een wijziging', icon: <Pencil />, isBusy: ask.isBusy, run: () => ask.run(vacancy) },
        { label: 'Wijs af', icon: <Cross />, isBusy: reject.isBusy, isDanger: true, run: () => reject.run(vacancy) },
      ]}
    />
  )
}
