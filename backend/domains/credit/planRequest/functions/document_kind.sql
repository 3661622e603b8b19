-- A kind of document, as DocumentKind of contract/planRequest.ts.
CREATE OR REPLACE FUNCTION document_kind(kind document_kinds) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'code', kind.code, 'title', kind.title, 'hint', kind.hint, 'applicants', kind.applicants, 'of', kind.of_person,
    'required', kind.required, 'mostFiles', kind.most_files
  )
$$;
