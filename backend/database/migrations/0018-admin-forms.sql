-- Strapi stores the layout of lists and the hints of forms once, and keeps them when the schema changes. Only what nobody has adjusted is replaced.
UPDATE strapi_core_store_settings
SET value = jsonb_set(value::jsonb, '{layouts,list}', '["title", "edition", "releasedAt"]')::text
WHERE key = 'plugin_content_manager_configuration_content_types::api::content.content'
  AND value::jsonb #> '{layouts,list}' = '["title", "label", "edition", "releasedAt", "publishAt"]';

UPDATE strapi_core_store_settings
SET value = jsonb_set(value::jsonb, '{metadatas,form,edit,description}', '"Bepaalt hoe het artikel opent."')::text
WHERE key = 'plugin_content_manager_configuration_content_types::api::content.content'
  AND value::jsonb #>> '{metadatas,form,edit,description}' LIKE 'Bepaalt hoe het artikel opent: %';

UPDATE strapi_core_store_settings
SET value = jsonb_set(value::jsonb, '{metadatas,at,edit,description}', '"Leeg: het moment waarop u bewaart."')::text
WHERE key = 'plugin_content_manager_configuration_components::shared.correction'
  AND coalesce(value::jsonb #>> '{metadatas,at,edit,description}', '') = '';
