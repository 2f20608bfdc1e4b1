import { Fields } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { profileForm } from './account-forms.ts'
import { OwnForm, useAccountView } from './account-view.tsx'
import { Section } from './section.tsx'

export function ProfileSection() {
  const { name, company, edition } = useAccountView().account
  return (
    <Section id="profiel" title="Profiel">
      <OwnForm part="profiel" schema={profileForm} values={{ name, company: company ?? '', edition }}>
        <Fields />
        <div className="btn-row">
          <Submit>Opslaan</Submit>
        </div>
      </OwnForm>
    </Section>
  )
}
