-- Roll-up of whole months: the sum of their days, so that a report of a year reads 12 rows of a value and not 365. `visitors` are those of
-- each day added up.
CREATE TABLE gevel_statistics_months (
  month date NOT NULL,
  kind text NOT NULL,
  dimension text NOT NULL,
  value text NOT NULL,
  events bigint NOT NULL,
  visitors bigint NOT NULL,
  PRIMARY KEY (month, kind, dimension, value)
);
