import type { Patch } from './patch.ts'

/** Preserves text typed in the form of a document during a save, and warns before the tab closes. */
export const form: Patch = {
  file: 'admin/dist/admin/admin/src/components/Form.mjs',
  imports: {
    '../unsaved-text/rebase': 'rebase',
    '../unsaved-text/transfer-text': 'transferredText, clearTransferredText',
    '../unsaved-text/form-navigation': 'isFormNavigation',
    '../unsaved-text/loaded-forms': 'announceLoaded',
    '../errors/focus-first-error': 'focusFirstError',
  },
  changes: [
    {
      // it looked once, before the blocks and rows with an error had opened
      from: `        /**
       * Small timeout to ensure the form has been
       * rendered before we try to focus on the first
       */ const ref = setTimeout(()=>{
            const [firstError] = formRef.current.querySelectorAll('[data-strapi-field-error]');
            if (firstError) {
                const errorId = firstError.getAttribute('id');
                const formElementInError = formRef.current.querySelector(\`[aria-describedby="\${errorId}"]\`);
                if (formElementInError && formElementInError instanceof HTMLElement) {
                    formElementInError.focus();
                }
            }
        });
        return ()=>clearTimeout(ref);`,
      to: '        return focusFirstError(formRef.current);',
    },
    {
      from: `        isSubmitting: false,
        values: props.initialValues ?? {}
    });`,
      to: `        isSubmitting: false,
        values: props.typedBefore ? rebase(props.typedBefore.saved, props.typedBefore.typed, props.initialValues) : props.initialValues ?? {}
    });
    const loaded = React.useRef(props.initialValues);
    React.useEffect(()=>{
        if (props.typedBefore) clearTransferredText();
    }, []);`,
    },
    {
      from: `if (!isEqual(initialValues.current, props.initialValues)) {
            initialValues.current = props.initialValues ?? {};
            dispatch({
                type: 'SET_INITIAL_VALUES',
                payload: props.initialValues ?? {}
            });
        }`,
      // when the reload after a save failed, the document is the old one: the form keeps the saved text
      to: `const isLoadedAnew = !props.keepsTyped || !isEqual(loaded.current, props.initialValues);
        loaded.current = props.initialValues;
        if (isLoadedAnew && !isEqual(initialValues.current, props.initialValues)) {
            const saved = initialValues.current;
            initialValues.current = props.initialValues ?? {};
            dispatch({
                type: 'SET_INITIAL_VALUES',
                payload: props.keepsTyped ? rebase(saved, valuesRef.current, initialValues.current) : initialValues.current
            });
        }
        announceLoaded(getValues);`,
    },
    {
      from: `    const resetForm = React.useCallback((newInitialValues)=>{
        if (newInitialValues) {`,
      to: `    const resetForm = React.useCallback((newInitialValues, values = newInitialValues)=>{
        if (newInitialValues) {`,
    },
    {
      from: `                isSubmitting: false,
                values: initialValues.current
            }`,
      to: `                isSubmitting: false,
                values: values ?? initialValues.current
            }`,
    },
    {
      from: 'useWarnIfUnsavedChanges(hasUnsavedEdits);',
      to: 'useWarnIfUnsavedChanges(modified);',
    },
    {
      from: `    const blocker = useBlocker(({ currentLocation, nextLocation })=>{
        return hasUnsavedEdits && (`,
      to: `    const blocker = useBlocker(({ currentLocation, nextLocation })=>{
        return modified && !transferredText(undefined) && !(isSubmitting && isFormNavigation(currentLocation.pathname, nextLocation.pathname)) && (`,
    },
  ],
}
