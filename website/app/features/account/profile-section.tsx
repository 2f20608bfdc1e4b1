import type { Account } from '@gevel/contract/account'
import { Fields } from '../../forms/field.tsx'
import { Form } from '../../forms/form.tsx'
import type { FormFailure } from '../../forms/schema/failure.ts'
import { Submit } from '../../forms/submit.tsx'
import { profileForm } from './account-forms.ts'
import { Section } from './section.tsx'

export function ProfileSection({ account, failure }: { account: Account; failure: FormFailure | undefined }) {
  const { name, company, edition } = account
  return (
    <Section id="profiel" title="Profiel">
      <Form schema={profileForm} values={{ name, company: company ?? '', edition }} failure={failure}>
        <Fields />
        <div className="btn-row">
          <Submit>Opslaan</Submit>
        </div>
      </Form>
    </Section>
  )
}
