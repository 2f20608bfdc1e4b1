export default () => ({
  // The redesigned media library of this version has half of its texts in English; the one before it is Dutch throughout.
  useLegacyMediaLibrary: true,
})
