-- The last day of a series: dates of invoices rise with their numbers, and the number is drawn in the statement that stores the invoice.
ALTER TABLE gevel_counters ADD COLUMN day date;
UPDATE gevel_counters c SET day = latest.day
FROM (SELECT left(number, 1) || ' ' || substr(number, 2, 4) AS name, max(issued_on) AS day FROM gevel_invoices GROUP BY 1) latest
WHERE latest.name = c.name;
