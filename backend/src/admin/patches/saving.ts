import type { Patch } from './patch.ts'
import { publishQuestion, unpublishQuestion } from './planning.ts'

/**
 * After a save the form treats the sent text as saved, and later text as unsaved; after a failure nothing
 * counts as saved.
 */
export const saving: Patch = {
  file: 'content-manager/dist/admin/pages/EditView/components/DocumentActions.mjs',
  imports: {
    '../planning/plan-words': 'publishQuestion',
    '../unsaved-text/transfer-text': 'transferText',
    '../unsaved-text/single-save': 'endSave, startSave',
  },
  changes: [
    ...publishQuestion,
    ...unpublishQuestion,
    {
      from: `    const handleUpdate = async ()=>{
        setSubmitting(true);`,
      to: `    const handleUpdate = async ()=>{
        if (!startSave(getValues)) return;
        setSubmitting(true);`,
    },
    {
      from: `                payload: [
                    GUIDED_TOUR_REQUIRED_ACTIONS.contentManager.createContent
                ]
            });
            setSubmitting(false);`,
      to: `                payload: [
                    GUIDED_TOUR_REQUIRED_ACTIONS.contentManager.createContent
                ]
            });
            endSave(getValues);
            setSubmitting(false);`,
    },
    {
      from: `    const performPublish = async ()=>{
        setSubmitting(true);`,
      to: `    const performPublish = async ()=>{
        if (!startSave(getValues)) return;
        setSubmitting(true);`,
    },
    {
      from: `        } finally{
            setSubmitting(false);
            if (onPreview) {`,
      to: `        } finally{
            endSave(getValues);
            setSubmitting(false);
            if (onPreview) {`,
    },
    {
      // an editor who saves by keyboard continues typing
      from: `            globalThis.document?.activeElement?.blur();
`,
      to: `            const focused = globalThis.document?.activeElement;
            focused?.blur();
            if (focused?.matches('input, textarea, [contenteditable]')) focused.focus();
`,
    },
    {
      from: `                    setErrors(formatValidationErrors(res.error));
                } else {
                    resetForm(latestValues);
                }`,
      to: `                    setErrors(formatValidationErrors(res.error));
                } else if (!('error' in res)) {
                    resetForm(latestValues, getValues());
                }`,
    },
    {
      from: `                    } else {
                        navigate({
                            pathname: \`../\${res.data.documentId}\`,`,
      to: `                    } else {
                        transferText(res.data.documentId, latestValues, getValues());
                        navigate({
                            pathname: \`../\${res.data.documentId}\`,`,
    },
    {
      from: `            const { data } = handleInvisibleAttributes(transformDocumentData(getValues()), {
                schema,
                components
            });
            const res = await publish({`,
      to: `            const sentValues = getValues();
            const { data } = handleInvisibleAttributes(transformDocumentData(sentValues), {
                schema,
                components
            });
            const res = await publish({`,
    },
    {
      from: `                resetForm(getValues());
                dispatchGuidedTour({`,
      to: `                if (idToPublish === 'create') transferText(res.data.documentId, sentValues, getValues());
                resetForm(sentValues, getValues());
                dispatchGuidedTour({`,
    },
    {
      from: `    const { discard, isLoading } = useDocumentActions();
`,
      to: `    const { discard, isLoading } = useDocumentActions();
    const forgetTyped = useForm('DiscardAction', ({ modified, resetForm })=>modified ? resetForm : undefined);
`,
    },
    {
      from: `                await discard({
                    collectionType,
                    model,
                    documentId,
                    params
                });`,
      to: `                const res = await discard({
                    collectionType,
                    model,
                    documentId,
                    params
                });
                if (!('error' in res)) forgetTyped?.();`,
    },
  ],
}

/** The form stays while its document cannot be reloaded. */
export const editView: Patch = {
  file: 'content-manager/dist/admin/pages/EditView/EditViewPage.mjs',
  imports: { '../unsaved-text/transfer-text': 'transferredText' },
  changes: [
    { from: 'if (!initialValues || hasError) {', to: 'if (!initialValues || hasError && !document) {' },
    {
      from: `                initialValues: initialValues,
                method:`,
      to: `                initialValues: initialValues,
                keepsTyped: true,
                typedBefore: transferredText(id),
                method:`,
    },
  ],
}
