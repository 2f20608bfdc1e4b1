import { adminApi } from '@strapi/strapi/admin'
import type { DocumentAddress } from './form-headers'

/** Makes the admin load a document again that is on the screen; its tags are those of Strapi's `getDocument`. */
const documents = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (build) => ({
    reloadDocument: build.mutation<null, DocumentAddress>({
      queryFn: () => ({ data: null }),
      invalidatesTags: (_result, _error, { model, documentId, collectionType }) => [
        { type: 'Document', id: collectionType === 'single-types' ? model : `${model}_${documentId}` },
      ],
    }),
  }),
})

export const { useReloadDocumentMutation } = documents
