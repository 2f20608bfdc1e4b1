-- What the desk of subscribers searches and sorts by: of very many rows it reads as many as a screen shows.

CREATE INDEX gevel_customers_text ON gevel_customers
  USING gin ((number || ' ' || name || ' ' || coalesce(contact, '') || ' ' || email || ' ' || coalesce(kvk, '')) gin_trgm_ops);

CREATE INDEX gevel_subscriptions_number ON gevel_subscriptions USING gin (number gin_trgm_ops);
CREATE INDEX gevel_subscriptions_plan ON gevel_subscriptions (plan_version_id, id) INCLUDE (state, seats);
CREATE INDEX gevel_subscriptions_seats ON gevel_subscriptions (seats, id);
CREATE INDEX gevel_subscriptions_paid ON gevel_subscriptions (paid_until, id);
CREATE INDEX gevel_subscriptions_free ON gevel_subscriptions (id) WHERE kind = 'complimentary';

CREATE INDEX gevel_orders_number ON gevel_orders USING gin (number gin_trgm_ops);
CREATE INDEX gevel_orders_total ON gevel_orders (total_cents, id);
CREATE INDEX gevel_orders_placed ON gevel_orders (placed_at, id);

CREATE INDEX gevel_invoices_number ON gevel_invoices USING gin (number gin_trgm_ops);
CREATE INDEX gevel_invoices_due ON gevel_invoices (due_on, id);
CREATE INDEX gevel_invoices_issued ON gevel_invoices (issued_on, id);
CREATE INDEX gevel_invoices_total ON gevel_invoices (total_cents, id);
CREATE INDEX gevel_invoices_amount_open ON gevel_invoices (open_cents, id);
CREATE INDEX gevel_invoices_credit ON gevel_invoices (id) WHERE kind = 'credit';

CREATE INDEX gevel_ledger_events_cancelled ON gevel_ledger_events (at) WHERE subject = 'subscription' AND to_state = 'cancelled';
