import { type FollowedRhythm, followedWordings, followedWordingVersion } from '@gevel/contract/followed-mail'
import { Field } from '../../forms/field.tsx'
import { Submit } from '../../forms/submit.tsx'
import { followedMailForm } from './account-forms.ts'
import { OwnForm } from './account-view.tsx'
import { Section } from './section.tsx'

const ID = 'volgmail'

/** How often the reader gets mail about what is followed and the searches that are saved. */
export function FollowedMailSection({ rhythm }: { rhythm: FollowedRhythm }) {
  return (
    <Section id={ID} title="Mail over wat u volgt">
      <OwnForm
        part={ID}
        schema={followedMailForm}
        values={{ rhythm, wordingVersion: String(followedWordingVersion) }}
        className="form"
      >
        <p className="hint">{followedWordings[followedWordingVersion]}</p>
        <Field name="rhythm" />
        <Field name="wordingVersion" />
        <div className="btn-row">
          <Submit>Bewaar</Submit>
        </div>
      </OwnForm>
    </Section>
  )
}
