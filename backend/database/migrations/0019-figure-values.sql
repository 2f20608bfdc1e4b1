-- The values of the market figures: a row for each part of a series (its code, `waarde` without parts) and period, by its first day.
CREATE TABLE gevel_figure_values (
  series text NOT NULL,
  part text NOT NULL,
  period date NOT NULL,
  value numeric(20, 6) NOT NULL,
  PRIMARY KEY (series, period, part)
);
