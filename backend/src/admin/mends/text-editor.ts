import type { Mend } from './mend'

/**
 * The editor of structured text hands on what is typed after a pause of 300 ms. A document that is loaded within the pause does not
 * replace what is typed.
 */
export const textEditor: Mend = {
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
