import { useForm } from '@strapi/strapi/admin'
import { useEffect, useState } from 'react'
import { noteVersion } from './form-headers'
import { useReloadDocumentMutation } from './reload-document'
import { type Conflict, setSaveFailure } from './save-failure'

/**
 * Saves the typed fields of a form over the stored version: it loads that version, of which the form takes every field that
 * was not typed (`rebase`), and saves with the form's own shortcut (Strapi's `UpdateAction`).
 */
export function useSaveOver({ address, updatedAt }: Conflict): { isLoading: boolean; saveOver(): void } {
  const [reload] = useReloadDocumentMutation()
  const basedOn: unknown = useForm('useSaveOver', (form) => Object(form.initialValues).updatedAt)
  const [isLoading, setIsLoading] = useState(false)

  useEffect(() => {
    // a version that is newer still is based on this one
    if (!isLoading || typeof basedOn !== 'string' || basedOn < updatedAt) return
    setIsLoading(false)
    noteVersion(address, basedOn)
    setSaveFailure(undefined)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true }))
  }, [isLoading, basedOn, updatedAt, address])

  const saveOver = () => {
    setIsLoading(true)
    void reload(address)
  }
  return { isLoading, saveOver }
}
