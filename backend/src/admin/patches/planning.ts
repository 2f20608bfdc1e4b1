import type { Patch } from './patch.ts'

const pages = 'content-manager/dist/admin/pages'
const words = '../planning/plan-words'

/** Asks before an editor publishes what is planned for later, by button and by keyboard. */
export const publishQuestion: Patch['changes'] = [
  {
    from: 'const { hasUnpublishedRelations, hasDraftM2mLinks, dialogVariant, bodyIcon, confirmLabel } =',
    to: `const plannedQuestion = publishQuestion(formValues);
    const { hasDraftRelations, hasUnpublishedRelations, hasDraftM2mLinks, dialogVariant, bodyIcon, confirmLabel } =`,
  },
  {
    from: `            if (getDraftRelationsPublishState(getFreshDraftRelationCounts()).hasDraftRelations) {
                openPublishConfirmDialog`,
    to: `            if (publishQuestion(getValues()) || getDraftRelationsPublishState(getFreshDraftRelationCounts()).hasDraftRelations) {
                openPublishConfirmDialog`,
  },
  {
    from: `            if (getDraftRelationsPublishState(getFreshDraftRelationCounts()).hasDraftRelations) {
                // Let`,
    to: `            if (publishQuestion(getValues()) || getDraftRelationsPublishState(getFreshDraftRelationCounts()).hasDraftRelations) {
                // Let`,
  },
  {
    from: `            variant: dialogVariant,
            bodyIcon,`,
    to: `            variant: hasDraftRelations ? dialogVariant : 'default',
            bodyIcon: hasDraftRelations ? bodyIcon : 'default',`,
  },
  {
    from: `                children: [
                    hasUnpublishedRelations ? formatMessage({`,
    to: `                children: plannedQuestion && !hasDraftRelations ? plannedQuestion : [
                    plannedQuestion ? plannedQuestion + ' ' : null,
                    hasUnpublishedRelations ? formatMessage({`,
  },
  {
    from: "confirmLabel: confirmLabel === 'publish' ?",
    to: "confirmLabel: confirmLabel === 'publish' || !hasDraftRelations ?",
  },
]

/** Asks before an editor takes a document offline; Strapi asks only when its draft was changed since. */
export const unpublishQuestion: Patch['changes'] = [
  {
    from: `        onClick: async ()=>{
            /**
       * return if there's no id & we're in a collection type, or the status modified
       * for either collection type because we use a dialog to handle the process in
       * the latter case.
       */ if (!documentId && collectionType !== SINGLE_TYPES || isDocumentModified) {
                if (!documentId) {
                    // This should never, ever, happen.
                    console.error("You're trying to unpublish a document without an id, this is likely a bug with Strapi. Please open an issue.");
                    toggleNotification({
                        message: formatMessage({
                            id: 'content-manager.actions.unpublish.error',
                            defaultMessage: 'An error occurred while trying to unpublish the document.'
                        }),
                        type: 'danger'
                    });
                }
                return;
            }
            await unpublish({
                collectionType,
                model,
                documentId,
                params
            });
        },
        dialog: isDocumentModified ? {`,
    to: '        dialog: {',
  },
  {
    from: `                    /*#__PURE__*/ jsxs(Radio.Group, {
                        defaultValue: UNPUBLISH_DRAFT_OPTIONS.KEEP,`,
    to: `                    isDocumentModified && /*#__PURE__*/ jsxs(Radio.Group, {
                        defaultValue: UNPUBLISH_DRAFT_OPTIONS.KEEP,`,
  },
  {
    from: `                }, !shouldKeepDraft);
            }
        } : undefined,`,
    to: `                }, isDocumentModified && !shouldKeepDraft);
            }
        },`,
  },
]

/** The status of a document says that it is planned. */
export const plannedStatus: readonly Patch[] = [
  {
    file: `${pages}/EditView/components/DocumentStatus.mjs`,
    imports: { [words]: 'plannedStatus' },
    changes: [
      { from: "size = 'S', ...restProps", to: "size = 'S', document, ...restProps" },
      {
        // Strapi's own label is the English status
        from: '"aria-label": status,',
        to: `"aria-label": plannedStatus(status, document) ?? formatMessage({ id: \`content-manager.containers.List.\${status}\` }),`,
      },
      { from: 'children: formatMessage({', to: 'children: plannedStatus(status, document) ?? formatMessage({' },
    ],
  },
  {
    file: `${pages}/EditView/components/Header.mjs`,
    changes: [
      {
        from: `    const isMobile = useIsMobile();
    const params = useParams();`,
        to: `    const isMobile = useIsMobile();
    const { document } = useDoc();
    const params = useParams();`,
      },
      {
        from: "status: isCloning ? 'draft' : status\n",
        to: "status: isCloning ? 'draft' : status,\n                    document: isCloning ? undefined : document\n",
      },
    ],
  },
  {
    file: `${pages}/ListView/ListViewPage.mjs`,
    imports: { '../planning/plan-times': 'PlanTimes' },
    changes: [
      {
        from: `return /*#__PURE__*/ jsx(Table.Cell, {
                                                                            children: /*#__PURE__*/ jsx(DocumentStatus, {
                                                                                status: status,
                                                                                maxWidth: 'min-content'
                                                                            })`,
        to: `return /*#__PURE__*/ jsxs(Table.Cell, {
                                                                            children: [/*#__PURE__*/ jsx(DocumentStatus, {
                                                                                status: status,
                                                                                document: row,
                                                                                maxWidth: 'min-content'
                                                                            }), /*#__PURE__*/ jsx(PlanTimes, { document: row })]`,
      },
    ],
  },
]
