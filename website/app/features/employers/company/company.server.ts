import { colleagueEndpoints } from '@gevel/contract/endpoints/invitations'
import { ownVacancyEndpoints } from '@gevel/contract/endpoints/own-vacancies'
import { href } from '@gevel/contract/hrefs'
import { redirect } from 'react-router'
import { callEndpoint } from '../../../content/call-endpoint.server.ts'
import { addressProblems } from '../../../forms/fields/address-fields.ts'
import { companyProblems } from '../../../forms/fields/company-fields.ts'
import { submitOneOf } from '../../../forms/server/submit-form.server.ts'
import { type DeclaredNotice, declareNotices } from '../../../routing/done-notice.ts'
import { loadOrNotFound } from '../../../routing/load.server.ts'
import type { PageLoaderArgs } from '../../../routing/page-loader-args.ts'
import { colleagueForms } from './colleague-forms.ts'
import { detailsForm, detailsInput } from './company-form.ts'

/** A company with its people, for an owner; a 404 for everybody else. */
export async function loadCompany(args: PageLoaderArgs, number: string) {
  const { request } = args
  const params = { number }
  const loading = Promise.all([
    callEndpoint(request, ownVacancyEndpoints.company, { params }),
    callEndpoint(request, colleagueEndpoints.list, { params }),
  ])
  const [{ data: company }, { data: colleagues }] = await loadOrNotFound(args, loading)
  return { company, colleagues }
}

const notices = declareNotices({
  'collega-uitgenodigd': { title: 'Verstuurd', text: 'De uitnodiging is onderweg.' },
  'collega-opnieuw': { title: 'Opnieuw verstuurd', text: 'De uitnodiging is weer veertien dagen geldig.' },
  'collega-ingetrokken': { title: 'De uitnodiging is ingetrokken', text: '' },
  'collega-verwijderd': { title: 'Verwijderd', text: 'Deze collega ziet niets meer van uw vacatures.' },
  'collega-eigenaar': { title: 'Er is een eigenaar bij', text: 'Die ziet ook de facturen, en beheert de collega’s.' },
  'collega-lid': { title: 'Deze collega is nu lid', text: 'Facturen en collega’s blijven voor de eigenaren.' },
  'bedrijf-bewaard': { title: 'Opgeslagen', text: 'De gegevens staan op de volgende factuur.' },
})

/** Handles each form of the page of a company, and leads back to it, or away from one that the reader no longer owns. */
export async function actOnCompany(args: PageLoaderArgs, number: string) {
  const { request } = args
  const { colleagues } = await loadCompany(args, number)
  const forms = { ...colleagueForms, gegevens: detailsForm }
  const done = ({ name }: DeclaredNotice) =>
    redirect(`${href('/vacatures/bedrijf/:number', { number })}?gelukt=${name}`)
  return submitOneOf(request, forms, { title: 'Dit is niet gelukt' }, async (sent) => {
    if (sent.which === 'gegevens') {
      const wrong = { ...companyProblems(sent.values), ...addressProblems(sent.values) }
      if (Object.keys(wrong).length > 0) return sent.reject({ fields: wrong })
      const input = detailsInput(sent.values)
      await callEndpoint(request, ownVacancyEndpoints.changeCompany, { params: { number }, input })
      return done(notices['bedrijf-bewaard'])
    }
    if (sent.which === 'uitnodigen') {
      await callEndpoint(request, colleagueEndpoints.invite, { params: { number }, input: sent.values })
      return done(notices['collega-uitgenodigd'])
    }
    const params = { number, id: sent.values.id }
    const isSelf = colleagues.people.some(({ id, isSelf }) => isSelf && String(id) === sent.values.id)
    switch (sent.which) {
      case 'opnieuw':
        await callEndpoint(request, colleagueEndpoints.resend, { params })
        return done(notices['collega-opnieuw'])
      case 'intrekken':
        await callEndpoint(request, colleagueEndpoints.withdraw, { params })
        return done(notices['collega-ingetrokken'])
      case 'verwijderen':
        await callEndpoint(request, colleagueEndpoints.remove, { params })
        return isSelf ? redirect(href('/vacatures/mijn')) : done(notices['collega-verwijderd'])
      case 'eigenaar':
        await callEndpoint(request, colleagueEndpoints.changeRole, { params, input: { role: 'owner' } })
        return done(notices['collega-eigenaar'])
      case 'lid':
        await callEndpoint(request, colleagueEndpoints.changeRole, { params, input: { role: 'member' } })
        return isSelf ? redirect(href('/vacatures/mijn')) : done(notices['collega-lid'])
    }
  })
}
