import type { Patch } from './patch'

/**
 * The rich text editor passes on typed text after a debounce of 300 ms. A document that loads in between does not
 * replace that text.
 */
export const textEditor: Patch = {
  file: 'content-manager/dist/admin/pages/EditView/components/FormInputs/BlocksInput/BlocksEditor.mjs',
  changes: [
    {
      from: `    const { key, incrementSlateUpdatesCount } = useResetKey(editor, value);
    const debounceTimeout = React.useRef(null);`,
      to: `    const debounceTimeout = React.useRef(null);
    const { key, incrementSlateUpdatesCount } = useResetKey(editor, value, debounceTimeout);`,
    },
    { from: 'function useResetKey(editor, value) {', to: 'function useResetKey(editor, value, debounceTimeout) {' },
    {
      from: 'if (JSON.stringify(externalState) === JSON.stringify(editorState)) {',
      to: 'if (debounceTimeout.current || JSON.stringify(externalState) === JSON.stringify(editorState)) {',
    },
  ],
}
