export default () => ({
  // Half of the redesigned media library of this version is in English; the legacy one is Dutch throughout.
  useLegacyMediaLibrary: true,
})
