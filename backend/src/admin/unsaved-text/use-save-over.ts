import { useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { loadedVersionOf, noteVersion } from './form-headers'
import { onLoaded } from './loaded-forms'
import { useReloadDocumentMutation } from './reload-document'
import { type Conflict, setSaveFailure } from './save-failure'

/**
 * Saves the typed fields of a form over the stored version: it loads that version, of which the form takes every field that
 * was not typed (`rebase`), and saves with the form's own shortcut (Strapi's `UpdateAction`).
 */
export function useSaveOver({ address, updatedAt }: Conflict): { isLoading: boolean; saveOver(): void } {
  const [reload] = useReloadDocumentMutation()
  const form = useForm('useSaveOver', ({ getValues }) => getValues)
  const [step, setStep] = useState<'loading' | 'loaded'>()

  useEffect(() => onLoaded((loaded) => loaded === form && setStep((now) => now && 'loaded')), [form])

  // in the render after the form's own: its values are those of the loaded version and the typed ones
  useEffect(() => {
    if (step !== 'loaded') return
    setStep(undefined)
    noteVersion(address, updatedAt)
    setSaveFailure(undefined)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
  }, [step, address, updatedAt])

  const saveOver = () => {
    const isLoaded = (loadedVersionOf(address) ?? '') >= updatedAt
    setStep(isLoaded ? 'loaded' : 'loading')
    if (!isLoaded) void reload(address)
  }
  return { isLoading: step === 'loading', saveOver }
}
