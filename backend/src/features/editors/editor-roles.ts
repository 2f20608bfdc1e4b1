import { type EditorRole, everything, type FeatureGrant, type Grant } from '../../platform/roles/editor-role'
import type { Permission } from '../../platform/roles/permission'

const articles = ['content', 'event', 'vacancy', 'magazine']
const companies = ['partner', 'product']
const advertising = ['banner', 'short-link']
const structure = ['page', 'navigation', 'site-setting', 'redirect', 'lexicon-entry']
const lists = ['tag', 'author', 'figure-series']

/** Fields that plan or date a publication: only for editors who may publish. */
const publishersFields = ['publishAt', 'unpublishAt', 'releasedAt', 'changedAt', 'postedAt']

const useMedia = ['read', 'assets.create', 'assets.download', 'assets.copy-link', 'configure-view'].map((action) => ({
  action: `plugin::upload.${action}`,
}))
const changeMedia = { action: 'plugin::upload.assets.update' }
const manageUsers = ['users.create', 'users.read', 'users.update', 'users.delete', 'roles.read'].map((action) => ({
  action: `admin::${action}`,
}))

/** The roles of a newsroom, without what features allow them. Strapi's own Super Admin stays for the system administrator. */
const editorRoles: readonly EditorRole[] = [
  {
    code: 'redacteur',
    name: 'Redacteur',
    description: 'Schrijft en bewerkt eigen stukken; publiceert niet.',
    grants: [
      { types: [...articles, ...companies, ...lists, 'page'], actions: ['read'] },
      { types: articles, actions: ['create'], without: publishersFields },
      { types: articles, actions: ['update', 'delete'], own: true, without: publishersFields },
    ],
    actions: [...useMedia, { ...changeMedia, own: true }],
  },
  {
    code: 'eindredacteur',
    name: 'Eindredacteur',
    description: 'Bewerkt en publiceert alles op de site en beheert pagina’s, menu’s en doorverwijzingen.',
    grants: [{ types: [...articles, ...companies, ...advertising, ...lists, ...structure], actions: everything }],
    actions: [...useMedia, changeMedia],
  },
  {
    code: 'advertentiebeheer',
    name: 'Advertentiebeheer',
    description: 'Beheert bedrijven, hun producten, banners en korte links, en hun beeld.',
    grants: [{ types: [...companies, ...advertising], actions: everything }],
    actions: [...useMedia, changeMedia],
  },
  {
    code: 'abonneeservice',
    name: 'Abonneeservice',
    description: 'Helpt abonnees: abonnementen, bestellingen, facturen en incasso. Wijzigt niets aan de site.',
    grants: [],
    actions: [],
  },
  {
    code: 'evenementen',
    name: 'Evenementen',
    description: 'Organiseert bijeenkomsten: kaartsoorten, deelnemers, wachtlijst en uitnodigingen. Leest de site.',
    grants: [],
    actions: [],
  },
  {
    code: 'eigenaar',
    name: 'Eigenaar',
    description: 'Mag alles behalve de instellingen van het systeem, en beheert de gebruikers.',
    grants: [{ types: [...articles, ...companies, ...advertising, ...lists, ...structure], actions: everything }],
    actions: [...useMedia, changeMedia, ...manageUsers],
  },
]

/** What features allow the roles. */
interface Allowed {
  /** of all features, in any order: a role is reset only when what it may do changes */
  permissions: readonly Permission[]
  grants?: readonly FeatureGrant[]
  /** types with settings, for those who edit the structure of the site */
  settings?: readonly string[]
}

/** The roles of a newsroom with what features allow them. */
export function editorRolesWith({ permissions, grants = [], settings = [] }: Allowed): EditorRole[] {
  const ofSettings: Grant = { types: settings.toSorted(), actions: everything }
  const inOrder = permissions.toSorted((one, other) => one.uid.localeCompare(other.uid))
  return editorRoles.map((role) => ({
    ...role,
    grants: [
      ...role.grants,
      ...grants.filter(({ roles }) => roles.includes(role.code)).map(({ roles: _, ...grant }) => grant),
      ...(role.grants.some(({ types }) => types.includes('site-setting')) ? [ofSettings] : []),
    ],
    actions: [
      ...role.actions,
      ...inOrder.filter(({ roles }) => roles.includes(role.code)).map(({ action }) => ({ action })),
    ],
  }))
}
