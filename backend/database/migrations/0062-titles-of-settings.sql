-- A settings form is called by the name of its settings: the first text of it, or its document id, said nothing. What somebody chose stays.
UPDATE strapi_core_store_settings
SET value = jsonb_set(value::jsonb, '{settings,mainField}', '"id"')::text
WHERE key LIKE 'plugin_content_manager_configuration_content_types::api::%-setting.%-setting'
  AND value::jsonb #>> '{settings,mainField}' IN ('documentId', 'creditorId', 'publisherName', 'reviewText');
