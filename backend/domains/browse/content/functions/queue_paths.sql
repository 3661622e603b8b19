-- Queues the renewal of the cached pages that show a changed text. The arguments of the trigger are the paths of the pages, in which
-- «%» stands for the slug of the row. The worker tells the storefront (PublicChange in contract/publish.ts). The key has the
-- transaction, so that one change queues each path once and the next change queues it again.
CREATE OR REPLACE FUNCTION queue_paths() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  slugs text[] := ARRAY[CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) ->> 'slug' END, CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) ->> 'slug' END];
BEGIN
  INSERT INTO outbox (kind, key, payload, next_try_at, created_at)
    SELECT 'publish_paths', 'publish_paths:' || this_transaction() || ':' || path, jsonb_build_object('paths', jsonb_build_array(path)),
      now(), now()
    FROM (SELECT DISTINCT CASE WHEN slug IS NULL THEN page ELSE replace(page, '%', slug) END AS path
      FROM unnest(TG_ARGV) page CROSS JOIN unnest(slugs) slug WHERE slug IS NOT NULL OR strpos(page, '%') = 0) paths
    ON CONFLICT (key) DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER text_page_paths AFTER INSERT OR UPDATE OR DELETE ON text_pages
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/info/%');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER post_paths AFTER INSERT OR UPDATE OR DELETE ON posts
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/blog/%');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER faq_paths AFTER INSERT OR UPDATE OR DELETE ON faq
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/faq');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER branch_paths AFTER INSERT OR UPDATE OR DELETE ON branches
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/buyInPerson');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER shipping_company_paths AFTER INSERT OR UPDATE OR DELETE ON shipping_companies
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/info/shipping');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_plan_paths AFTER INSERT OR UPDATE OR DELETE ON loan_plans
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/planloanguide', '/loanlanding', '/planloanrequest');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER leasing_plan_paths AFTER INSERT OR UPDATE OR DELETE ON leasing_plans
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/leasingloanrequest');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER plan_terms_paths AFTER UPDATE ON facility_plans
  FOR EACH ROW WHEN (NEW.customers = 'creditHolder') EXECUTE FUNCTION queue_paths('/planloanguide', '/loanlanding', '/planloanrequest', '/leasingloanrequest');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER beta_programme_paths AFTER INSERT OR UPDATE OR DELETE ON beta_programmes
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/beta', '/loanbeta/register', '/loanbeta/check');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER document_kind_paths AFTER INSERT OR UPDATE OR DELETE ON document_kinds
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/planloanguide', '/planloanrequest');
--> statement-breakpoint
CREATE OR REPLACE TRIGGER merchant_document_paths AFTER INSERT OR UPDATE OR DELETE ON merchant_documents
  FOR EACH ROW EXECUTE FUNCTION queue_paths('/cooperation');
