import type { Patch } from './patch.ts'

const inputs = 'content-manager/dist/admin/pages/EditView/components/FormInputs/BlocksInput'

/** The beginning of a field of the link dialog, up to the id of its label. */
const fieldStart = (label: string) => `                        /*#__PURE__*/ jsx(Field.Root, {
                            width: {
                                initial: '100%',
                                medium: '368px'
                            },
                            children: /*#__PURE__*/ jsxs(Flex, {
                                direction: "column",
                                gap: 1,
                                alignItems: "stretch",
                                children: [
                                    /*#__PURE__*/ jsx(Field.Label, {
                                        children: formatMessage({
                                            id: 'components.Blocks.popover.${label}',`

/** The field with the address of a link, whose label tells it from that of its text. */
const linkField = fieldStart('link')

/** A field that asks for a value of HTML. */
const htmlField = (name: 'rel' | 'target', title: 'Rel' | 'Target', values: string) => `${fieldStart(`link.${name}`)}
                                            defaultMessage: '${title} (optional)'
                                        })
                                    }),
                                    /*#__PURE__*/ jsx(Field.Input, {
                                        name: "${name}",
                                        placeholder: formatMessage({
                                            id: 'components.Blocks.popover.link.${name}.placeholder',
                                            defaultMessage: '${values}'
                                        }),
                                        value: link${title},
                                        onChange: onLink${title}Change
                                    })
                                ]
                            })
                        }),
`
const htmlFields =
  htmlField('rel', 'Rel', 'noopener, nofollow, noreferrer') +
  htmlField('target', 'Target', '_blank, _self, _parent, _top')

/** A text has headings from level 2: the site makes the title of the page its only heading of level 1. */
export const headings: Patch = {
  file: `${inputs}/Blocks/Heading.mjs`,
  changes: [
    {
      from: `        isInBlocksSelector: true,
        snippets: [
            '#'
        ],`,
      to: '        isInBlocksSelector: false,',
    },
    { from: "            '##'\n", to: "            '#',\n            '##'\n" },
  ],
}

/** The site shows no picture within a text: it has blocks for pictures. One that was added before says so. */
export const pictures: Patch = {
  file: `${inputs}/Blocks/Image.mjs`,
  imports: { '../blocks/hidden-picture-note': 'HiddenPictureNote' },
  changes: [
    { from: 'isInBlocksSelector: true,', to: 'isInBlocksSelector: false,' },
    {
      from: `                    height: height
                })
            })`,
      to: `                    height: height
                })
            }),
            /*#__PURE__*/ jsx(HiddenPictureNote, {})`,
    },
  ],
}

/** The link dialog follows the rule of the backend, and says what is wrong. */
export const linkDialog: Patch = {
  file: `${inputs}/Blocks/Link.mjs`,
  imports: {
    '../links/link-dialog': 'linkProblem, linkToStore, pastedLink',
    '../links/link-search': 'LinkSearch',
  },
  changes: [
    {
      from: htmlFields,
      to: `                        /*#__PURE__*/ jsx(LinkSearch, {
                            onChoose: ({ href, text })=>{
                                setLinkUrl(href);
                                if (!linkText) setLinkText(text);
                            }
                        }),
`,
    },
    {
      from: '    const isSaveDisabled = !isValidLink(linkUrl);',
      to: `    const problem = linkProblem(linkUrl);
    const isSaveDisabled = !linkUrl?.trim() || problem !== undefined;`,
    },
    {
      // the message made it wider than a phone
      from: '                onPointerDownOutside: handleClose,',
      to: `                onPointerDownOutside: handleClose,
                style: { maxWidth: 'calc(100vw - 1.6rem)' },`,
    },
    {
      // after a quick click on the link, the caret was not in it yet, and what was typed here was lost without a word
      from: `        if (editor.selection && Range.isCollapsed(editor.selection)) {
            const [, parentPath] = Editor.parent(editor, editor.selection.focus?.path);
            Transforms.select(editor, parentPath);
        }`,
      to: `        Transforms.select(editor, path);
        setLinkUrl(linkToStore(linkUrl));`,
    },
    {
      from: `            url: linkUrl,
            text: linkText,`,
      to: `            url: linkToStore(linkUrl),
            text: linkText,`,
    },
    {
      from: linkField,
      to: linkField.replace(
        'jsx(Field.Root, {',
        `jsx(Field.Root, {
                            error: problem,`,
      ),
    },
    {
      from: `                                        value: linkUrl,
                                        onChange: onLinkChange
                                    })`,
      to: `                                        value: linkUrl,
                                        onChange: onLinkChange
                                    }),
                                    /*#__PURE__*/ jsx(Field.Error, {})`,
    },
    {
      from: `            if (isValidAbsoluteLink(pastedText)) {`,
      to: `            const link = pastedLink(pastedText);
            if (link) {`,
    },
    { from: '                    url: pastedText\n', to: '                    url: link\n' },
  ],
}

/**
 * The rich text editor passes on typed text after a debounce of 300 ms. A document that loads in between does not
 * replace that text.
 */
export const textEditor: Patch = {
  file: `${inputs}/BlocksEditor.mjs`,
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
