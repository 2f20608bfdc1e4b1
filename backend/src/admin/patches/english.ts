import type { Patch } from './patch.ts'

const users = 'admin/dist/admin/admin/src/pages/Settings/pages/Users'
const roles = 'admin/dist/admin/admin/src/pages/Settings/pages/Roles'
const contentManager = 'content-manager/dist/admin/pages'

/** English texts of Strapi's admin that are hard-coded in its source. */
export const english: readonly Patch[] = [
  {
    file: 'admin/dist/admin/admin/src/components/LazyOutlet.mjs',
    changes: [{ from: '"Loading content."', to: '"Laden …"' }],
  },
  {
    file: 'admin/dist/admin/admin/src/components/Table.mjs',
    changes: [{ from: "'Loading content'", to: "'Laden …'" }],
  },
  {
    file: 'upload/dist/admin/components/AssetDialog/BrowseStep/SearchAsset/SearchAsset.mjs',
    changes: [{ from: 'label: "Search"', to: 'label: "Zoeken"' }],
  },
  {
    file: 'admin/dist/admin/admin/src/features/Notifications.mjs',
    changes: [
      {
        from: 'position: "top-center"',
        to: 'position: "top-center",\n                containerAriaLabel: "Meldingen"',
      },
    ],
  },
  {
    file: `${contentManager}/EditConfigurationPage.mjs`,
    changes: [
      {
        from: `\`Configure \${edit.settings.displayName} Edit View\``,
        to: `\`Formulier van \${edit.settings.displayName}\``,
      },
    ],
  },
  {
    file: `${contentManager}/ListConfiguration/ListConfigurationPage.mjs`,
    changes: [
      {
        from: `\`Configure \${list.settings.displayName} List View\``,
        to: `\`Lijst van \${list.settings.displayName}\``,
      },
    ],
  },
  {
    file: `${users}/ListPage.mjs`,
    changes: [
      { from: "name: 'Users'", to: "name: 'Gebruikers'" },
      { from: "isActive ? 'Active' : 'Inactive'", to: "isActive ? 'Actief' : 'Niet actief'" },
      { from: "label: 'Firstname'", to: "label: 'Voornaam'" },
      { from: "label: 'Lastname'", to: "label: 'Achternaam'" },
      { from: "label: 'Email'", to: "label: 'E-mail'" },
      { from: "label: 'Username'", to: "label: 'Gebruikersnaam'" },
      { from: "label: 'Active user'", to: "label: 'Actief'" },
    ],
  },
  { file: `${users}/EditPage.mjs`, changes: [{ from: "name: 'Users'", to: "name: 'Gebruikers'" }] },
  ...['EditPage', 'CreatePage', 'ListPage'].map((page) => ({
    file: `${roles}/${page}.mjs`,
    changes: [{ from: "name: 'Roles'", to: "name: 'Rollen'" }],
  })),
  {
    file: `${roles}/components/ContentTypeCollapses.mjs`,
    changes: [
      {
        from: `label: \`\${permissionLabel} \${label}\``,
        to: `label: \`\${formatMessage({ id: \`Settings.roles.form.permissions.\${permissionLabel.toLowerCase()}\`, defaultMessage: permissionLabel })}: \${formatMessage({ id: label, defaultMessage: label })}\``,
      },
    ],
  },
  {
    file: 'upload/dist/admin/utils/displayedFilters.mjs',
    changes: [
      { from: "label: 'createdAt'", to: "label: 'Toegevoegd op'" },
      { from: "label: 'updatedAt'", to: "label: 'Gewijzigd op'" },
      { from: "label: 'file'", to: "label: 'bestand'" },
      { from: "label: 'image'", to: "label: 'beeld'" },
      { from: "label: 'type'", to: "label: 'Soort'" },
    ],
  },
]
