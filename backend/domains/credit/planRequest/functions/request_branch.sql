-- The branch that examines the documents of an applicant who lives in this city and province: one of the city, else of the
-- province, else the first that gives appointments; null when none does.
CREATE OR REPLACE FUNCTION request_branch(city integer, province integer) RETURNS integer
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT b.id
    FROM branches b LEFT JOIN cities c ON c.id = city LEFT JOIN provinces p ON p.id = province
    WHERE b.appointments IS NOT NULL
    ORDER BY (b.city_title = c.title AND b.province_title = p.title) IS NOT TRUE, (b.province_title = p.title) IS NOT TRUE,
      b.sort, b.id
    LIMIT 1
  );
END
$$;
