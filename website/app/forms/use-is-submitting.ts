import { type FetcherWithComponents, useNavigation } from 'react-router'
import { FORM_NAME, type FormSchema } from './schema/define-form.ts'

/** Whether this form's action runs, or the page is being revalidated after it. */
export function useIsSubmitting({ name }: FormSchema, fetcher: FetcherWithComponents<unknown> | undefined): boolean {
  const navigation = useNavigation()
  const { state, formData } = fetcher ?? navigation
  return state !== 'idle' && formData !== undefined && (formData.get(FORM_NAME) ?? undefined) === name
}
