import { useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { type DocumentAddress, loadedVersionOf, noteVersion } from './form-headers'
import { onLoaded } from './loaded-forms'
import { useReloadDocumentMutation } from './reload-document'
import { type Conflict, setSaveFailure } from './save-failure'

/** By then the form shows the values of the version that it has loaded. */
const renderedMs = 200

const hasLoaded = (address: DocumentAddress, version: string) => (loadedVersionOf(address) ?? '') >= version

/**
 * Saves the typed fields of a form over the stored version: it loads that version, of which the form takes every field that
 * was not typed (`rebase`), and saves with the form's own shortcut (Strapi's `UpdateAction`).
 */
export function useSaveOver({ address, updatedAt }: Conflict): { isLoading: boolean; saveOver(): void } {
  const [reload] = useReloadDocumentMutation()
  const form = useForm('useSaveOver', ({ getValues }) => getValues)
  const [step, setStep] = useState<'loading' | 'loaded'>()

  useEffect(
    () =>
      onLoaded((loaded) => {
        // a form adopts its document again with every render of its page
        if (loaded === form && hasLoaded(address, updatedAt)) setStep((now) => now && 'loaded')
      }),
    [form, address, updatedAt],
  )

  useEffect(() => {
    if (step !== 'loaded') return
    const saving = setTimeout(() => {
      setStep(undefined)
      noteVersion(address, updatedAt)
      setSaveFailure(undefined)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
    }, renderedMs)
    return () => clearTimeout(saving)
  }, [step, address, updatedAt])

  const saveOver = () => {
    const isLoaded = hasLoaded(address, updatedAt)
    setStep(isLoaded ? 'loaded' : 'loading')
    if (!isLoaded) void reload(address)
  }
  return { isLoading: step === 'loading', saveOver }
}
