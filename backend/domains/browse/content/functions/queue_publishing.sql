-- Queues the renewal of the cached pages that show a changed text. The arguments of the trigger are the path of the page, in which
-- «%» stands for the slug of the row. The worker tells the storefront (PublicChange in contract/publish.ts). The key has the
-- transaction, so that one change queues each path once and the next change queues it again.
CREATE OR REPLACE FUNCTION queue_publishing() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  changed text[] := ARRAY[CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> 'slug' END, CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> 'slug' END];
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'publish_paths', 'publish_paths:' || pg_current_xact_id() || ':' || path, jsonb_build_object('paths', jsonb_build_array(path)),
      now(), now()
    FROM (SELECT DISTINCT CASE WHEN slug IS NULL THEN TG_ARGV[0] ELSE replace(TG_ARGV[0], '%', slug) END AS path
      FROM unnest(changed) slug WHERE slug IS NOT NULL OR strpos(TG_ARGV[0], '%') = 0) paths
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER text_page_published AFTER INSERT OR UPDATE OR DELETE ON text_pages
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/info/%');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER post_published AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/blog/%');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER faq_published AFTER INSERT OR UPDATE OR DELETE ON faq
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/faq');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER branch_published AFTER INSERT OR UPDATE OR DELETE ON branches
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/buyInPerson');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER shipping_company_published AFTER INSERT OR UPDATE OR DELETE ON shipping_companies
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/info/shipping');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_plan_published AFTER INSERT OR UPDATE OR DELETE ON loan_plans
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/planloanguide');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_plan_landing_published AFTER INSERT OR UPDATE OR DELETE ON loan_plans
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/loanlanding');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_terms_published AFTER UPDATE ON facility_plans
  FOR EACH ROW WHEN (NEW.customers = 'creditHolder') EXECUTE FUNCTION queue_publishing('/planloanguide');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_terms_landing_published AFTER UPDATE ON facility_plans
  FOR EACH ROW WHEN (NEW.customers = 'creditHolder') EXECUTE FUNCTION queue_publishing('/loanlanding');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leasing_plan_published AFTER INSERT OR UPDATE OR DELETE ON leasing_plans
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/leasingloanrequest');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leasing_terms_published AFTER UPDATE ON facility_plans
  FOR EACH ROW WHEN (NEW.customers = 'creditHolder') EXECUTE FUNCTION queue_publishing('/leasingloanrequest');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER beta_programme_published AFTER INSERT OR UPDATE OR DELETE ON beta_programmes
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/beta');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER beta_registration_published AFTER INSERT OR UPDATE OR DELETE ON beta_programmes
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/loanbeta/register');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER beta_check_published AFTER INSERT OR UPDATE OR DELETE ON beta_programmes
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/loanbeta/check');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER document_kind_published AFTER INSERT OR UPDATE OR DELETE ON document_kinds
  FOR EACH ROW EXECUTE FUNCTION queue_publishing('/planloanguide');
