-- Access comes from entitlements alone. Who was given the role of subscribers keeps its access, to both editions and without an end. The
-- role itself stays, because the release before reads it, under a name that says that it does nothing; a later release removes it.
INSERT INTO gevel_entitlements (user_id, source, edition, from_on)
SELECT l.user_id, 'complimentary', 'mix', (now() AT TIME ZONE 'Europe/Amsterdam')::date
FROM up_users_role_lnk l JOIN up_roles r ON r.id = l.role_id WHERE r.type = 'subscriber';

UPDATE up_roles SET name = 'Abonnee (vervallen)', description = 'Geeft geen toegang meer: die komt van abonnementen.'
WHERE type = 'subscriber';
