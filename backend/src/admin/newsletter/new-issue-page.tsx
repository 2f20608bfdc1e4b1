import { newsletterNames } from '@gevel/contract/newsletter'
import { BackButton, Layouts, Page } from '@strapi/strapi/admin'
import { CreateForm } from '../kit/create/create-form'
import { useCreate } from '../kit/create/use-create'
import { NEWSLETTER } from './newsletter-words'

/** `/nieuwsbrieven/nieuw` in the admin: begins an issue, which is filled with what is new. */
export default function NewIssuePage() {
  const form = useCreate(
    { list: 'general' },
    {
      path: NEWSLETTER,
      failed: 'De nieuwsbrief is niet begonnen. Probeer het opnieuw.',
      pageOf: (id) => `/nieuwsbrieven/${id}`,
    },
  )
  return (
    <>
      <Page.Title>Begin een nieuwsbrief</Page.Title>
      <Layouts.Header
        title="Begin een nieuwsbrief"
        subtitle="Gevuld met wat sinds de vorige is verschenen"
        navigationAction={<BackButton fallback="/nieuwsbrieven" />}
      />
      <Layouts.Content>
        <CreateForm
          {...form}
          sections={[
            {
              title: 'Nieuwsbrief',
              fields: [
                {
                  ...{ name: 'list', label: 'Welke nieuwsbrief', isRequired: true, value: 'general' },
                  kind: { options: Object.entries(newsletterNames) },
                },
              ],
            },
          ]}
          submit="Begin"
        />
      </Layouts.Content>
    </>
  )
}
